import { wrongArrows } from './arrows.ts';
import { missingPaths } from './named-paths.ts';
import { sourceFiles, styleFiles } from './source-files.ts';
import { wrongStyles } from './styles.ts';
import { unusedExports } from './unused.ts';

/** Checks beyond types and linter: arrows between rooms, unused exports, missing classes and missing named files. */
const files = sourceFiles();
const problems = [
  ...wrongArrows(files),
  ...unusedExports(files),
  ...wrongStyles(files, styleFiles()),
  ...missingPaths(),
];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
