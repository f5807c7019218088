import "./passkeys.css";
import Box from "@cloudscape-design/components/box";
import Container from "@cloudscape-design/components/container";
import Header from "@cloudscape-design/components/header";
import SpaceBetween from "@cloudscape-design/components/space-between";
import { useQuery } from "@tanstack/react-query";
import { BusyButton } from "../../components/busy-button.tsx";
import { useFlash } from "../../components/flash.tsx";
import { TwoStepButton } from "../../components/two-step-button.tsx";
import { dateTime } from "../../lib/format.ts";
import { passkeyObstacle } from "../../lib/passkey-obstacle.ts";
import { useUser } from "../../lib/session.ts";
import { useSiteFacts } from "../../lib/site-facts.ts";
import { text } from "./text.ts";

// Few visitors of the page need Amplify's calls.
const cognito = () => import("./cognito-passkeys.ts");

/** The passkeys of the user: adds and removes them. Not shown if the user pool has none. */
export const Passkeys = () => {
  const { passkeyDomain } = useSiteFacts() ?? {};
  return passkeyDomain ? <PasskeyList domain={passkeyDomain} /> : null;
};

const PasskeyList = ({ domain }: { readonly domain: string }) => {
  const { passkeys, error, add, remove } = usePasskeys();
  const obstacle = passkeyObstacle(domain);
  return (
    <Container header={<Header variant="h2">{text.passkeys}</Header>}>
      <SpaceBetween size="m">
        <Box>{text.passkeysAbout}</Box>
        {error && <Box color="text-status-error">{text.passkeysFailed(error.message)}</Box>}
        {passkeys?.length === 0 && <Box color="text-body-secondary">{text.noPasskeys}</Box>}
        {passkeys && passkeys.length > 0 && (
          <ul className="passkeys" aria-label={text.passkeys}>
            {passkeys.map(({ id, name, created }) => (
              <li key={id}>
                <SpaceBetween size="xxxs">
                  <Box fontWeight="bold">
                    <span dir="auto">{name}</span>
                  </Box>
                  <Box color="text-body-secondary" fontSize="body-s">
                    {text.passkeyAdded(dateTime(created))}
                  </Box>
                </SpaceBetween>
                <TwoStepButton
                  {...text.removePasskey}
                  what={`${name}, ${dateTime(created)}`}
                  onConfirm={() => remove(id)}
                />
              </li>
            ))}
          </ul>
        )}
        {obstacle ? (
          <Box>{text.passkeyObstacles[obstacle](domain)}</Box>
        ) : (
          <BusyButton {...text.addPasskey} onPress={add} />
        )}
      </SpaceBetween>
    </Container>
  );
};

const usePasskeys = () => {
  const { id: userId } = useUser();
  const flash = useFlash();
  const { data, error, refetch } = useQuery({
    queryKey: ["passkeys", userId],
    queryFn: async () => (await cognito()).listPasskeys(),
  });
  const say = (type: "success" | "error", content: string) => flash({ type, content, id: "passkeys" });
  const add = async () => {
    try {
      await (await cognito()).addPasskey();
      say("success", text.passkeyReady);
    } catch (error) {
      const { name, message } = error as Error;
      say("error", text.passkeyErrors[name] ?? text.passkeyNotAdded(message));
    }
    await refetch();
  };
  const remove = async (passkeyId: string) => {
    try {
      await (await cognito()).removePasskey(passkeyId);
      say("success", text.passkeyRemoved);
    } catch (error) {
      say("error", text.passkeyNotRemoved((error as Error).message));
    }
    await refetch();
  };
  return { passkeys: data, error, add, remove };
};
