// Imported by a server under measurement: reports to the parent process what the server has used so far.

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMs: (user + system) / 1000, rssMB: process.memoryUsage.rss() / 1e6 });
});
// The server may end while nothing but the channel is open.
process.channel?.unref();
