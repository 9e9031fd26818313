import { constants, setPriority } from 'node:os';

// Imported by processes whose work can wait, so that on a busy machine those that visitors wait for go first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
