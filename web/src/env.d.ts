declare module "virtual:fonts-latin.css";
declare module "virtual:fonts-hangul.css";
declare module "virtual:names/*" {
  const text: string;
  export default text;
}
