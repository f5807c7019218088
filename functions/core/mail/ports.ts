/** A mail as it is sent. */
export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The post office, and where the site is that mails lead to. */
export interface Mail {
  /** Without a slash at its end. */
  readonly site: string;
  send(letter: MailMessage): Promise<void>;
}

/** Which mails went out: named by their event and who got them. */
export interface SentMails {
  wasSent(mail: string): Promise<boolean>;
}

export interface HasMail {
  readonly mail: Mail;
}

export interface HasSentMails {
  readonly sentMails: SentMails;
}
