import { startHostileClients } from '../support/hostile-clients.ts';

// A process of its own, so that visitors are not measured by one that is busy with 1,400 sockets:
//   node tests/endurance/hostile-clients.ts <url> <count>
const [url = '', count = '0'] = process.argv.slice(2);
startHostileClients(url, Number(count), { addresses: 8 });
