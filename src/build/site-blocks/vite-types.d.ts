// What the sources of the engine need of Vite, where a site has them instead of a package.
import 'vite/client';
