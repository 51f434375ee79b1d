import { useLoaderData } from "react-router";
import { LoginPage, loadEntering } from "./login.page.tsx";

export const loader = loadEntering;

export function Component() {
  return <LoginPage entering={useLoaderData<typeof loadEntering>()} />;
}
