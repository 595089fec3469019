/** The links that open another program with a message. All of them work without scripts. */
export type SendLinks = { whatsapp: string; sms: string; email: string };

/** Links with a text; e-mails have a subject too. */
export function sendLinks(whole: string, subject: string): SendLinks {
  const text = encodeURIComponent(whole);
  return {
    whatsapp: `https://wa.me/?text=${text}`,
    // Android reads what follows the question mark, iPhones what follows the ampersand.
    sms: `sms:?&body=${text}`,
    email: `mailto:?subject=${encodeURIComponent(subject)}&body=${text}`,
  };
}
