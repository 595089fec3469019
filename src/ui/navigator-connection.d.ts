/** What some browsers report of the connection. */
interface Navigator {
  connection?: { saveData?: boolean; effectiveType?: string };
}
