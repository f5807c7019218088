type Parts = readonly (readonly [title: string, words: string])[];

/** Texts of the terms, the privacy page and the imprint: what the product itself does. */
export const text = {
  operator: "Operator",
  noOperator:
    "The operator of this site has not given a name yet. Operators set OPERATOR_NAME, OPERATOR_ADDRESS and OPERATOR_EMAIL.",
  terms: {
    title: "Terms",
    parts: [
      [
        "What you get",
        "You order a film by its length and pay in credits. The price is shown before you order. The film, its texts and its pictures are made by machines, so look at a film before you publish it.",
      ],
      [
        "Credits",
        "Credits are set aside when you order and taken when the film is complete. If you delete or cancel a film before it starts, all its credits come back. If it fails, or you cancel it later, the credits for what was not made come back.",
      ],
      [
        "Your stories",
        "You answer for what you enter and upload, and need the right to use it. What you enter stays yours, and so do the films made of it.",
      ],
      ["How long films are kept", "A film is deleted seven days after its completion. Download what you want to keep."],
    ] as Parts,
  },
  privacy: {
    title: "Privacy",
    parts: [
      [
        "What is stored",
        "Your e-mail address, your orders with their stories, your uploads, the films made of them, and each change of your credits. Passwords are kept by the sign-in service as a verifier only. Card data goes to the payment provider and is never stored here.",
      ],
      [
        "What your browser keeps",
        "The session, the chosen theme and the draft of an order, in the storage of this site. There are no cookies, no advertising and no statistics of other companies.",
      ],
      [
        "Who else gets data",
        "Stories go to the engines that make the film; your film page names them. If you set up a webhook or a blog, films are sent there. Nobody else gets them, unless you share a film by its link.",
      ],
      [
        "How long it is kept",
        "Films are deleted after seven days. Orders, uploads and the e-mail address stay until you delete them or your account. The record of credits stays without your name, because bookkeeping needs it. A code made from your address stays, so that one person gets the welcome credits once; the address cannot be read from it. On the account page you download your data and delete the account.",
      ],
    ] as Parts,
  },
  imprint: { title: "Imprint", parts: [] as Parts },
} as const;
