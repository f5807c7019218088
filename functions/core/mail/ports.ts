/** A mail as it is sent. */
export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
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

export interface HasMail {
  readonly mail: Mail;
}

export interface HasSentMails {
  readonly sentMails: SentMails;
}
