/** Which film a public page shows. */
export interface WatchLinks {
  find(watchId: string): Promise<{ readonly userId: string; readonly taskId: string } | undefined>;
}

export interface HasWatchLinks {
  readonly watchLinks: WatchLinks;
}

/** The site as visitors get it. */
export interface Site {
  /** Its address, without a slash at the end. */
  readonly url: string;
  /** The HTML of every page. */
  page(): Promise<string>;
}

export interface HasSite {
  readonly site: Site;
}
