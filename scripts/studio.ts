import { runStudio } from './run-studio.ts';

// Renders pictures of products, see scripts/studio/README.md:
//   npm run studio -- [--details] [--missing] [--width 1600] [--samples 10] [--out <folder>] [picture …]
runStudio('render.py', process.argv.slice(2));
