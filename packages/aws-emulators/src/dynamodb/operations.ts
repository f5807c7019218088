import { ApiError, validation } from "./api-error.ts";
import { read } from "./read.ts";
import { serial } from "./serial.ts";
import type { Reply, Request, Store } from "./store.ts";
import { createTable, deleteTable } from "./tables.ts";
import { describeTimeToLive, updateTimeToLive } from "./time-to-live.ts";
import { transactGet } from "./transact-get.ts";
import { transactWrite } from "./transact-write.ts";
import type { TransactionTokens } from "./transaction-tokens.ts";
import { write } from "./write.ts";

type Operation = (store: Store, request: Request) => Promise<Reply>;
export type Perform = (operation: string, request: Request) => Promise<Reply>;

/** Everything the local DynamoDB can do. What changes a table, or must not see one change, waits its turn. */
export const operationsOn = (store: Store, tokens: TransactionTokens): Perform => {
  const queue = serial();
  const atOnce = (perform: Operation) => (request: Request) => perform(store, request);
  const inTurn = (perform: Operation) => (request: Request) => queue(() => perform(store, request));

  const operations: Readonly<Record<string, (request: Request) => Promise<Reply>>> = {
    GetItem: atOnce(read("GetItem")),
    BatchGetItem: atOnce(read("BatchGetItem")),
    Query: atOnce(read("Query")),
    Scan: atOnce(read("Scan")),
    ListTables: atOnce(read("ListTables")),
    DescribeTable: atOnce(read("DescribeTable")),
    DescribeTimeToLive: atOnce(describeTimeToLive),
    PutItem: inTurn(write("PutItem")),
    UpdateItem: inTurn(write("UpdateItem")),
    DeleteItem: inTurn(write("DeleteItem")),
    BatchWriteItem: inTurn(write("BatchWriteItem")),
    TransactWriteItems: inTurn(unmetered(transactWrite(tokens))),
    TransactGetItems: inTurn(unmetered(transactGet)),
    CreateTable: inTurn(createTable),
    DeleteTable: inTurn(deleteTable),
    UpdateTimeToLive: inTurn(updateTimeToLive),
  };

  return async (operation, request) => {
    const perform = Object.hasOwn(operations, operation) ? operations[operation] : undefined;
    if (!perform)
      throw new ApiError(
        "com.amazon.coral.service#UnknownOperationException",
        `${operation} is not implemented by the local DynamoDB`,
      );
    return perform(request);
  };
};

const unmetered =
  (perform: Operation): Operation =>
  async (store, request) => {
    for (const meter of ["ReturnConsumedCapacity", "ReturnItemCollectionMetrics"])
      if (request[meter] !== undefined && request[meter] !== "NONE")
        throw validation(`${meter} of a transaction is not implemented by the local DynamoDB`);
    return perform(store, request);
  };
