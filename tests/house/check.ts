import { wrongArrows } from './arrows.ts';
import { missingPaths } from './named-paths.ts';
import { sourceFiles, styleFiles } from './source-files.ts';
import { wrongStyles } from './styles.ts';
import { unusedExports } from './unused.ts';

/** What types and linter do not see: arrows between the rooms, what nobody uses, classes and named files that do not exist. */
const files = sourceFiles();
const problems = [
  ...wrongArrows(files),
  ...unusedExports(files),
  ...wrongStyles(files, styleFiles()),
  ...missingPaths(),
];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
