/** The files of tasks, named by a digest of their inputs. They are deleted seven days after the task ends. */
export interface Artifacts {
  has(key: string): Promise<boolean>;
  put(key: string, content: string | Uint8Array, type: string): Promise<void>;
  get(key: string): Promise<Uint8Array>;
  size(key: string): Promise<number>;
  /** So many bytes of a file, from the byte at `from`. */
  getPart(key: string, from: number, bytes: number): Promise<Uint8Array>;
  /** Copies a stored file, with its content type. */
  copy(from: string, to: string): Promise<void>;
  upload(key: string, path: string, type: string): Promise<void>;
  download(key: string, path: string): Promise<void>;
  /** The keys that start with the prefix, the oldest file first. */
  list(prefix: string): Promise<string[]>;
  removeAll(prefix: string): Promise<void>;
  /** Packs stored files into a zip file, under the given names. */
  zip(key: string, files: readonly { readonly key: string; readonly name: string }[]): Promise<void>;
  /** Reads the signing key in force, and returns what makes signed URLs with it. */
  signer(): Promise<SignLink>;
}

/** A signed URL, valid until `until` without a login; with `saveAs` the browser downloads the file under that name. */
export type SignLink = (key: string, until: Date, saveAs?: string) => string;

export interface HasArtifacts {
  readonly artifacts: Artifacts;
}
