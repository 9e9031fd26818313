export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: alive, but somebody else's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};
