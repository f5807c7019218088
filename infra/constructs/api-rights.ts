import type { ApiContext } from "#contract/index.ts";
import type { FileRights, SecretUse } from "./grants.ts";

/** The permissions of a context's function. It has no others. */
export interface ApiRights {
  /** Reads and writes the table, if only for rate limits; or only reads it. */
  readonly records?: true | "read";
  /** Puts events on the bus. */
  readonly publishesEvents?: true;
  readonly files?: FileRights;
  /** Signs links to files. */
  readonly signsLinks?: true;
  /** Signs the cursors of lists, or checks the unsubscribe links of mails. */
  readonly signsCursors?: true;
  /** Calls the models that write films. */
  readonly usesModels?: true;
  /** Stops executions of make-video, and resumes those that wait for their owner. */
  readonly controlsExecutions?: true;
  /** Encrypts and decrypts users' secrets of this use. */
  readonly encrypts?: SecretUse;
  /** Decrypts users' secrets of this use, to end the access that they give. */
  readonly decrypts?: SecretUse;
  /** Connects YouTube channels. */
  readonly usesYouTube?: true;
  /** Takes and refunds payments. */
  readonly usesStripe?: true;
}

/** An order copies its owner's uploads and stores its own texts. */
const orderFiles: FileRights = { read: ["tasks/", "films/", "kept/", "uploads/"], write: ["tasks/"] };

export const apiRights: Readonly<Record<ApiContext, ApiRights>> = {
  /** It deletes an account with all its films and uploads, and ends our access to its YouTube channel. */
  account: {
    decrypts: "youtube",
    records: true,
    publishesEvents: true,
    signsCursors: true,
    signsLinks: true,
    controlsExecutions: true,
    files: { read: ["tasks/", "films/", "kept/", "uploads/"], remove: ["tasks/", "films/", "kept/", "uploads/"] },
  },
  admin: { records: true, publishesEvents: true, controlsExecutions: true },
  ai: { records: true, usesModels: true },
  assets: {
    records: true,
    signsLinks: true,
    files: {
      read: ["quarantine/", "uploads/"],
      write: ["quarantine/", "uploads/"],
      remove: ["quarantine/", "uploads/"],
    },
  },
  blog: { records: true, encrypts: "ghost" },
  catalogue: {},
  developers: { records: true, publishesEvents: true, files: orderFiles, signsLinks: true, usesModels: true },
  payments: { records: true, publishesEvents: true, usesStripe: true },
  tasks: {
    records: true,
    publishesEvents: true,
    files: { ...orderFiles, remove: ["tasks/", "films/", "kept/"] },
    signsLinks: true,
    signsCursors: true,
    usesModels: true,
    controlsExecutions: true,
  },
  watch: { records: "read", files: { read: ["tasks/", "films/", "kept/"] }, signsLinks: true },
  vouchers: { records: true, publishesEvents: true },
  webhooks: {
    records: true,
    publishesEvents: true,
    files: { read: ["tasks/", "films/", "kept/"] },
    signsLinks: true,
    signsCursors: true,
    encrypts: "webhook",
  },
  youtube: { records: true, publishesEvents: true, encrypts: "youtube", usesYouTube: true },
};
