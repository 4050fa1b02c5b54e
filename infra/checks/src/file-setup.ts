import { enableCompileCache } from 'node:module';
import { vi } from 'vitest';

// Test files share their globals, and this file runs before each of them: it undoes what the file before may have left.
vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
vi.restoreAllMocks();

// For the processes that parse documents, which get the folder from this one.
if (process.env.NODE_COMPILE_CACHE) enableCompileCache();
