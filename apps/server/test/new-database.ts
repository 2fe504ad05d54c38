// Prints the folder of a new database, for tests in other packages whose servers begin with a copy of it:
//
//   node --import tsx test/new-database.ts
import { newDatabase } from '../src/testing.ts';

console.log(await newDatabase());
