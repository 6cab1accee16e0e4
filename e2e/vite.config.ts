import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const port = Number(process.env.PORT ?? 4173);

/** The policy that the browser tests run under; the app and the player must work without an exception to it. */
const contentSecurityPolicy = "default-src 'self'; require-trusted-types-for 'script'";

export default defineConfig({
  root: fileURLToPath(new URL('./app', import.meta.url)),
  plugins: [react()],
  build: {
    outDir: fileURLToPath(new URL('./dist', import.meta.url)),
    emptyOutDir: true,
    // `default-src 'self'` forbids data: URLs, so nothing is inlined.
    assetsInlineLimit: 0,
    // The first versions with light-dark(): lowered, it would be resolved at :root and the theme cards could not nest.
    target: ['chrome123', 'firefox121', 'safari17.5'],
  },
  preview: {
    port,
    strictPort: true,
    headers: { 'Content-Security-Policy': contentSecurityPolicy },
  },
  server: { port, strictPort: true },
});
