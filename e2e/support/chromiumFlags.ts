/** For Chromium as root on a machine without a graphics card or a way out of its network. */
export const CHROMIUM_FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"];
