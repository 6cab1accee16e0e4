import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Vitest leaves one core free, but the tests of the command line wait for the processes that they start.
    maxWorkers: availableParallelism(),
    // Long enough for a machine that does ten things at once: a test fails by what it finds, not by a slow start.
    testTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['{schemas,engine,validator,preview,cli,server,scripts}/**/*.test.ts'],
          exclude: ['**/*.dom.test.ts', '**/node_modules/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          include: ['player/**/*.test.{ts,tsx}', 'e2e/app/**/*.test.{ts,tsx}'],
        },
      },
    ],
  },
});
