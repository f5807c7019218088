/** The files of tasks, named by what they were made from. They are deleted seven days after completion. */
export interface Artifacts {
  has(key: string): Promise<boolean>;
  put(key: string, content: string | Uint8Array, type: string): Promise<void>;
  get(key: string): Promise<Uint8Array>;
  upload(key: string, path: string, type: string): Promise<void>;
  download(key: string, path: string): Promise<void>;
  removeAll(prefix: string): Promise<void>;
  /** Packs stored files into one, under these names. */
  zip(key: string, files: readonly { readonly key: string; readonly name: string }[]): Promise<void>;
  /** A signed address that works in a browser without a login until then; with a name, the browser saves the file. */
  link(key: string, until: Date, saveAs?: string): string;
}

export interface HasArtifacts {
  readonly artifacts: Artifacts;
}
