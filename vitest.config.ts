import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          include: ['{schemas,engine,validator,preview,cli,server,scripts}/**/*.test.ts'],
          exclude: ['**/*.dom.test.ts'],
        },
      },
      {
        test: {
          name: 'dom',
          environment: 'happy-dom',
          include: ['player/**/*.test.{ts,tsx}', 'e2e/app/**/*.test.{ts,tsx}'],
        },
      },
    ],
  },
});
