import { t } from "../../lib/translate.ts";

type Parts = readonly (readonly [title: string, words: string])[];

/** Texts of the terms, the privacy page and the imprint: what the product itself does. */
export const text = {
  operator: t("Operator"),
  noOperator: t(
    "The operator of this site has not given a name yet. Operators set OPERATOR_NAME, OPERATOR_ADDRESS and OPERATOR_EMAIL.",
  ),
  terms: {
    title: t("Terms"),
    parts: [
      [
        t("What you get"),
        t(
          "You order a film by its length and pay in credits. The price is shown before you order. The film, its texts and its pictures are made by machines, so look at a film before you publish it.",
        ),
      ],
      [
        t("Credits"),
        t(
          "Credits are set aside when you order and taken when the film is complete. If you delete or cancel a film before it starts, or if it fails, all its credits come back. If you cancel it later, the credits for what was not made come back.",
        ),
      ],
      [
        t("Your stories"),
        t(
          "You answer for what you enter and upload, and need the right to use it. What you enter stays yours, and so do the films made of it.",
        ),
      ],
      [
        t("How long films are kept"),
        t(
          "A film is deleted seven days after its completion, unless you keep it longer. Download what you want to keep.",
        ),
      ],
    ] as Parts,
  },
  privacy: {
    title: t("Privacy"),
    parts: [
      [
        t("What is stored"),
        t(
          "Your e-mail address, your orders with their stories, your uploads, the films made of them, and each change of your credits. Passwords are kept by the sign-in service as a verifier only. Card data goes to the payment provider and is never stored here.",
        ),
      ],
      [
        t("What your browser keeps"),
        t(
          "The session, the chosen theme and the draft of an order, in the storage of this site. There are no cookies, no advertising and no statistics of other companies.",
        ),
      ],
      [
        t("Who else gets data"),
        t(
          "Stories go to the engines that make the film; your film page names them. If you set up a webhook, a blog or a YouTube channel, films are sent there. Nobody else gets them, unless you share a film by its link.",
        ),
      ],
      [
        t("How long it is kept"),
        t(
          "Films are deleted after seven days, or when the time ends for which you keep them longer. Orders, uploads and the e-mail address stay until you delete them or your account. The record of credits stays without your name, because bookkeeping needs it. A code made from your address stays, so that one person gets the welcome credits once; the address cannot be read from it. On the account page you download your data and delete the account.",
        ),
      ],
    ] as Parts,
  },
  imprint: { title: t("Imprint"), parts: [] as Parts },
} as const;
