import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // The build draws blocks and the browser hydrates them from two bundles: class names must be the same in both.
  css: {
    modules: {
      generateScopedName: (name, file) => `${path.basename(file, '.module.css')}_${name}`,
    },
  },
});
