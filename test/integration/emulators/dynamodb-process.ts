import { startDynamodb } from "#local/emulators/dynamodb/index.ts";

/** A DynamoDB in a process of its own, so that a test may kill it. Says its address on its first line. */
startDynamodb({ folder: process.argv[2] }).then(({ endpoint }) => console.info(endpoint));
