// The types of styles and other files, for sources that a project reaches only through the public entries.
import 'vite/client';
