import { runInBlender } from './blender.ts';

// Renders pictures of products, see README.md:
//   npx node studio/pictures.ts [--details] [--missing] [--width 1600] [--samples 10] [--out <folder>] [picture …]
runInBlender('render.py', process.argv.slice(2));
