import { truncate } from "../shared/truncate.ts";

const ours = "Something went wrong on our side while we made the film. Your credits have been refunded. Please retry.";

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
      return said || "The AI provider rejected the content of this story.";
    case "UnfitRecording":
      return said;
    case "ProviderBusy":
    case "ProviderTimeout":
      return "An AI provider was busy for too long. Your credits have been refunded. Please retry later.";
    case "UnusableAnswer":
      return `${asSentence(said || "An AI model gave answers that could not be used")} Your credits have been refunded. Please retry.`;
    case "ProviderPaused":
      return "An AI provider is out of service. Your credits have been refunded. Please retry later.";
    case "EngineUnavailable":
      return "The AI engine of this film is not available. Your credits have been refunded. Please retry later.";
    case "UserBusy":
      return "This film waited for your other films for more than a day. Your credits have been refunded. Please retry.";
    case "FaultyFilm":
      return "The finished film did not pass our checks. Your credits have been refunded. Please retry.";
    case "States.Timeout":
      return "The film took too long to make. Your credits have been refunded. Please retry.";
    default:
      return ours;
  }
};

/** Whether a film failed by a fault of ours that no retry mended: the operator must look at it. */
export const isOurFault = (cause: Parameters<typeof failureReason>[0]): boolean =>
  cause.Error === "States.Timeout" || cause.Error === "FaultyFilm" || failureReason(cause) === ours;

/** What an administrator sees of the failure: the error's name and message, without a stack. */
export const failureCause = ({ Error: name, Cause = "" }: Parameters<typeof failureReason>[0]): string =>
  truncate(messageIn(Cause) ? `${name}: ${messageIn(Cause)}` : name, 997);

const asSentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

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
