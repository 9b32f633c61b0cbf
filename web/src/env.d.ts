declare module "virtual:fonts-latin.css";
declare module "virtual:fonts-hangul.css";
