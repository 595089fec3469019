/** What some browsers tell of the line. */
interface Navigator {
  connection?: { saveData?: boolean; effectiveType?: string };
}
