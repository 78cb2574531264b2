import type { Fault } from './fault.ts';
import { crowd } from './faults/crowd.ts';
import { cutNetwork } from './faults/cut-network.ts';
import { deployTwice } from './faults/deploy-twice.ts';
import { fillDisk } from './faults/fill-disk.ts';
import { hangDatabase } from './faults/hang-database.ts';
import { killDatabase, killOwnDatabase } from './faults/kill-database.ts';
import { killParent, killParentOnOwnDatabase } from './faults/kill-parent.ts';
import { killWorker } from './faults/kill-worker.ts';
import { loseBank } from './faults/lose-bank.ts';
import { loseMail } from './faults/lose-mail.ts';
import { losePictures } from './faults/lose-pictures.ts';
import { losePlaces } from './faults/lose-places.ts';
import { slowDisk } from './faults/slow-disk.ts';
import { turnClock } from './faults/turn-clock.ts';

export const FAULTS: readonly Fault[] = [
  { name: 'worker', title: 'kill -9 of one of two workers', set: killWorker },
  { name: 'parent', title: 'kill -9 of the parent of two workers', set: killParent },
  {
    name: 'parent-own',
    title: 'kill -9 of the parent, on a PostgreSQL of its own',
    set: killParentOnOwnDatabase,
  },
  { name: 'database', title: 'kill -9 of PostgreSQL', set: killDatabase },
  { name: 'database-own', title: 'kill -9 of a PostgreSQL of its own', set: killOwnDatabase },
  { name: 'hung', title: 'PostgreSQL stands still for 13 s', set: hangDatabase },
  { name: 'network', title: 'the line to PostgreSQL is cut in the middle of commits', set: cutNetwork },
  { name: 'full-disk', title: 'no byte is free for 8 s', set: fillDisk },
  { name: 'slow-disk', title: 'twenty writes a second for 10 s', set: slowDisk },
  { name: 'clock', title: 'the clock jumps two hours ahead and two behind', set: turnClock },
  { name: 'mail', title: 'the mail server is away, mute, late', set: loseMail },
  { name: 'bank', title: 'the bank’s web service is away, mute, late', set: loseBank },
  { name: 'places', title: 'the address service is away, mute, late', set: losePlaces },
  { name: 's3', title: 'the storage of pictures is away, mute, late', set: losePictures },
  { name: 'deploys', title: 'two deploys at once', set: deployTwice },
  { name: 'crowd', title: '25 times the usual clients', set: crowd },
];
