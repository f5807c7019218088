/** A mail as it is sent. */
export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The one-click address of the List-Unsubscribe header (RFC 8058). */
  readonly unsubscribeUrl?: string | undefined;
}

/** The mail sender, and the site that mails link to. */
export interface Mail {
  /** Without a slash at its end. */
  readonly site: string;
  send(letter: MailMessage): Promise<void>;
}

/** The mails already sent, identified by event and recipient. */
export interface SentMails {
  wasSent(mail: string): Promise<boolean>;
}

/** Addresses that get no copies of films any more, by their digests. */
export interface CopyStops {
  has(address: string): Promise<boolean>;
}

/** Signs the texts of unsubscribe links. */
export interface MailTokens {
  seal(text: string): Promise<string>;
  /** The text of a token; undefined if we did not sign it. */
  open(token: string): Promise<string | undefined>;
}

export interface HasCopyStops {
  readonly copyStops: CopyStops;
}

export interface HasMailTokens {
  readonly mailTokens: MailTokens;
}

export interface HasMail {
  readonly mail: Mail;
}

export interface HasSentMails {
  readonly sentMails: SentMails;
}
