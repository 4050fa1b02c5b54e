/** Prints the name of each collection of the product. Runs in the container that has the address of the operator. */
import { readFileSync } from 'node:fs';
import { MongoClient } from 'mongodb';

const client = new MongoClient(readFileSync('/run/secrets/mongodb_url.operator', 'utf8').trim());
for await (const { name } of client.db().listCollections({}, { nameOnly: true })) console.log(name);
await client.close();
