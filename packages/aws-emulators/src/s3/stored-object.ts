import type { Received } from "./meter.ts";
import type { ObjectHeaders } from "./object-headers.ts";

/** An object without its bytes. These are in the blob of that name, which never changes. */
export interface StoredObject extends Received, ObjectHeaders {
  readonly key: string;
  readonly blob: string;
  readonly modifiedAt: string;
}
export interface BucketSettings {
  readonly createdAt: string;
  readonly cors?: string;
  readonly lifecycle?: string;
}
type Check = (current: StoredObject | undefined) => void;

export interface Bucket {
  readonly name: string;
  readonly folder: string;
  readonly objects: ReadonlyMap<string, StoredObject>;
  /** All keys in the order of their UTF-8 bytes, as S3 lists them. */
  readonly keys: () => readonly string[];
  readonly settings: () => BucketSettings;
  readonly set: (settings: BucketSettings) => Promise<void>;
  readonly newBlob: () => string;
  readonly blobFile: (blob: string) => string;
  /** Makes an object visible in one step. `check` receives the object that would be replaced and may throw. */
  readonly commit: (object: StoredObject, check?: Check) => Promise<void>;
  readonly remove: (key: string) => Promise<void>;
}
