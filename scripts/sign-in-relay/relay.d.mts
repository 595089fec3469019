declare const relay: {
  fetch(request: Request, env: Readonly<Record<string, string | undefined>>): Promise<Response>;
};
export default relay;
