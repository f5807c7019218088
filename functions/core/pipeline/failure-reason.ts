const ours = "Something went wrong on our side while the film was made. Your credits are back; please retry.";

/** The failure message for the owner: a provider's own message, but no internals of our errors. */
export const failureReason = ({
  Error: name,
  Cause,
}: {
  readonly Error: string;
  readonly Cause?: string | undefined;
}) => {
  const said = messageIn(Cause ?? "");
  switch (name) {
    case "ContentBlocked":
      return said || "The provider refused the content of this story.";
    case "ProviderBusy":
      return "A provider was busy for too long. Your credits are back; please retry in a while.";
    case "ProviderPaused":
      return "A provider of films is out of service. Your credits are back; please retry later.";
    case "UserBusy":
      return "Your other films took longer than a day. Your credits are back; please retry.";
    case "FaultyFilm":
      return "The finished film did not pass our checks. Your credits are back; please retry.";
    case "States.Timeout":
      return "The film took longer than it may. Your credits are back; please retry.";
    default:
      return ours;
  }
};

/** Lambda serializes an error as JSON: `errorMessage` holds its message. */
const messageIn = (cause: string): string => {
  try {
    const parsed: unknown = JSON.parse(cause);
    const message = typeof parsed === "object" && parsed && "errorMessage" in parsed ? parsed.errorMessage : "";
    return typeof message === "string" ? message : "";
  } catch {
    return cause;
  }
};
