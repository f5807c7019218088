import { ApiError, validationError } from "./api-error.ts";
import { read } from "./read.ts";
import type { Reply, Request, Store } from "./store.ts";
import { createTable, deleteTable } from "./tables.ts";
import { listTagsOfResource, tagResource, untagResource } from "./tags.ts";
import { describeTimeToLive, updateTimeToLive } from "./time-to-live.ts";
import { transactGet } from "./transact-get.ts";
import { transactWrite } from "./transact-write.ts";
import type { TransactionTokens } from "./transaction-tokens.ts";
import { updateTable } from "./update-table.ts";
import { write } from "./write.ts";

type Operation = (store: Store, request: Request) => Promise<Reply>;
export type RunOperation = (operation: string, request: Request) => Promise<Reply>;

/** The implemented operations. Writes and consistent reads run one at a time in a queue. */
export const createOperations = (store: Store, tokens: TransactionTokens): RunOperation => {
  const queue = createQueue();
  const immediately = (perform: Operation) => (request: Request) => perform(store, request);
  const queued = (perform: Operation) => (request: Request) => queue(() => perform(store, request));

  const operations: Readonly<Record<string, (request: Request) => Promise<Reply>>> = {
    GetItem: immediately(read("GetItem")),
    BatchGetItem: immediately(read("BatchGetItem")),
    Query: immediately(read("Query")),
    Scan: immediately(read("Scan")),
    ListTables: immediately(read("ListTables")),
    DescribeTable: immediately(read("DescribeTable")),
    DescribeTimeToLive: immediately(describeTimeToLive),
    PutItem: queued(write("PutItem")),
    UpdateItem: queued(write("UpdateItem")),
    DeleteItem: queued(write("DeleteItem")),
    BatchWriteItem: queued(write("BatchWriteItem")),
    TransactWriteItems: queued(refuseMetrics(transactWrite(tokens))),
    TransactGetItems: queued(refuseMetrics(transactGet)),
    CreateTable: queued(createTable),
    DeleteTable: queued(deleteTable),
    UpdateTable: queued(updateTable),
    TagResource: queued(tagResource),
    UntagResource: queued(untagResource),
    ListTagsOfResource: immediately(listTagsOfResource),
    UpdateTimeToLive: queued(updateTimeToLive),
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

const refuseMetrics =
  (perform: Operation): Operation =>
  async (store, request) => {
    for (const meter of ["ReturnConsumedCapacity", "ReturnItemCollectionMetrics"])
      if (request[meter] !== undefined && request[meter] !== "NONE")
        throw validationError(`${meter} of a transaction is not implemented by the local DynamoDB`);
    return perform(store, request);
  };

type Queue = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs asynchronous work one after the other, in the order of the calls. An error does not stop the queue. */
const createQueue = (): Queue => {
  let tail: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = tail.then(work, work);
    tail = done;
    return done;
  };
};
