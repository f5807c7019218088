import { useQuery } from "@tanstack/react-query";
import { listPresets } from "#contract/endpoints/presets.ts";
import { call } from "../../../lib/api.ts";
import { useUser } from "../../../lib/session.ts";

/** The user's presets, by name. */
export const usePresets = () => {
  const { id: userId } = useUser();
  return useQuery({
    queryKey: ["presets", userId],
    queryFn: async ({ signal }) => (await call(listPresets, { params: { userId } }, signal)).data.presets,
  });
};
