import { wrongArrows } from './arrows.ts';
import { sourceFiles, styleFiles } from './source-files.ts';
import { wrongStyles } from './styles.ts';
import { unusedExports } from './unused.ts';

/** What types and linter do not see: arrows between the rooms, what nobody uses, classes that do not exist. */
const files = sourceFiles();
const problems = [...wrongArrows(files), ...unusedExports(files), ...wrongStyles(files, styleFiles())];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
