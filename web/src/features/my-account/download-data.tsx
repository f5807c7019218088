import Box from "@cloudscape-design/components/box";
import Container from "@cloudscape-design/components/container";
import Header from "@cloudscape-design/components/header";
import SpaceBetween from "@cloudscape-design/components/space-between";
import { exportAccount } from "#contract/endpoints/account.ts";
import type { AccountExport } from "#contract/schema/account-export.ts";
import { BusyButton } from "../../components/busy-button.tsx";
import { useFlash } from "../../components/flash.tsx";
import { call, messageOf } from "../../lib/api.ts";
import { useUser } from "../../lib/session.ts";
import { text } from "./text.ts";

/** Saves everything that is stored about the user as one JSON file. */
export const DownloadData = () => {
  const { id } = useUser();
  const flash = useFlash();
  const download = () =>
    collect(id).then(save, (error) =>
      flash({ type: "error", content: text.downloadFailed(messageOf(error, "")), id: "data" }),
    );
  return (
    <Container header={<Header variant="h2">{text.data}</Header>}>
      <SpaceBetween size="m">
        <Box>{text.dataWords}</Box>
        <BusyButton {...text.download} iconName="download" onPress={download} />
      </SpaceBetween>
    </Container>
  );
};

/** Joins the pages of the export. */
const collect = async (userId: string): Promise<Omit<AccountExport, "next_page">> => {
  const films: AccountExport["films"] = [];
  let account: AccountExport["account"];
  for (let page: number | undefined = 0; page !== undefined; ) {
    const { data }: { data: AccountExport } = await call(exportAccount, { params: { userId }, query: { page } });
    account ??= data.account;
    films.push(...data.films);
    page = data.next_page;
  }
  return { account, films };
};

const save = (data: object): void => {
  const address = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = text.file;
  link.click();
  URL.revokeObjectURL(address);
};
