/**
 * The purposes of blocks and their fields, sentence by sentence, by the English of the schema; a new block has its
 * words in `translations` of its schema.
 */
export const blockHintsSw: Readonly<Record<string, string>> = {
  'The way to a place, a card or an appointment, step by step: by which day, and what to bring.':
    'Njia ya kupata nafasi, kadi au miadi, hatua kwa hatua: kufikia siku gani, na nini cha kuleta.',
  'Visitors tick what they have ready; the ticks stay on their device and are printed with the page.':
    'Wageni huweka alama kwa walicho nacho tayari; alama hubaki kwenye kifaa chao na huchapishwa pamoja na ukurasa.',
  'What kind of block it is.': 'Ni aina gani ya sehemu.',
  'A name for this part of the page, so that links can lead to it: /join-us#faq.':
    'Jina la sehemu hii ya ukurasa, ili viungo viweze kuielekea: /join-us#faq.',
  'The language of this part, where it is not that of the page.':
    'Lugha ya sehemu hii, pale isipokuwa ile ya ukurasa.',
  'Screen readers speak it so.': 'Visoma-skrini huisoma hivyo.',
  'The first day on which this part is on the page, by the time zone of the site.':
    'Siku ya kwanza ambayo sehemu hii ipo kwenye ukurasa, kwa majira ya tovuti.',
  'The last day on which this part is on the page.':
    'Siku ya mwisho ambayo sehemu hii ipo kwenye ukurasa.',
  'The day by which somebody should see whether this is still right.':
    'Siku ambayo kufikia hapo mtu anapaswa kuangalia kama hii bado ni sahihi.',
  'From then on, checking the content reminds of it.':
    'Kuanzia hapo, ukaguzi wa maudhui hukumbusha.',
  'A remark to colleagues.': 'Maelezo kwa wenzako.',
  'It is never shown on the site.': 'Hayaonyeshwi kamwe kwenye tovuti.',
  'The heading of this part of the page.': 'Kichwa cha sehemu hii ya ukurasa.',
  'A short line under the heading.': 'Mstari mfupi chini ya kichwa.',
  'Set on the second, warmer background.': 'Huwekwa juu ya usuli wa pili wenye joto zaidi.',
  'The steps, in order.': 'Hatua, kwa mpangilio.',
  'A step.': 'Hatua moja.',
  'The step in a few words.': 'Hatua kwa maneno machache.',
  'What happens in this step.': 'Kinachofanyika katika hatua hii.',
  'The first day on which it can be done.': 'Siku ya kwanza ambayo inaweza kufanywa.',
  'Year-month-day, for example 2025-01-08.': 'Mwaka-mwezi-siku, kwa mfano 2025-01-08.',
  'The date exactly as it was published, for example 29 Feb.':
    'Tarehe kama ilivyochapishwa hasa, kwa mfano 29 Feb.',
  'The day by which it must be done.': 'Siku ambayo lazima iwe imefanywa kufikia hapo.',
  'What must be ready for this step.': 'Kinachopaswa kuwa tayari kwa hatua hii.',
  'A thing to have ready.': 'Kitu cha kuwa nacho tayari.',
  'The thing itself.': 'Kitu chenyewe.',
  'A quiet line under it.': 'Mstari mtulivu chini yake.',
  'Where to do it, or read more.': 'Mahali pa kuifanya, au pa kusoma zaidi.',
  'The words on the link.': 'Maneno ya kiungo.',
  'Where it leads.': 'Kinakoelekea.',
  'A page (/fees), an outside link by its name in the settings (enquiry), or a contact (phone:main, email:main, whatsapp:main).':
    'Ukurasa (/fees), kiungo cha nje kwa jina lake katika mipangilio (enquiry), au mawasiliano (phone:main, email:main, whatsapp:main).',
  'Whether it opens in a new tab.': 'Kama kinafunguka katika kichupo kipya.',
  'Left out, outside links open a new tab and pages do not.':
    'Kikiachwa, viungo vya nje hufungua kichupo kipya na kurasa hazifungui.',
  'A small picture before the words.': 'Picha ndogo kabla ya maneno.',
  'One or more buttons.': 'Kitufe kimoja au zaidi.',
  'Of up to three the first is the filled one; more are equals.':
    'Kati ya vitufe hadi vitatu cha kwanza ndicho kilichojazwa; vikizidi huwa sawa.',
  'The buttons, in order.': 'Vitufe, kwa mpangilio.',
  'A button.': 'Kitufe.',
  'The year with its terms, seasons or sessions, their breaks and holidays, and other dates.':
    'Mwaka pamoja na mihula, misimu au vipindi vyake, mapumziko na likizo zake, na tarehe nyingine.',
  'It says which date is next.': 'Husema ni tarehe gani inayofuata.',
  'The year of the calendar.': 'Mwaka wa kalenda.',
  'The terms, seasons or sessions of the year.': 'Mihula, misimu au vipindi vya mwaka.',
  'Left out, there are other dates alone.': 'Ikiachwa, kuna tarehe nyingine pekee.',
  'The website puts them in order.': 'Tovuti huzipanga.',
  'A term, a season, a session: a stretch of the year with a name.':
    'Muhula, msimu, kipindi: sehemu ya mwaka yenye jina.',
  'What it is called: Term 1, Summer season.': 'Inavyoitwa: Muhula wa 1, Msimu wa kiangazi.',
  'Its first day.': 'Siku yake ya kwanza.',
  'Its last day.': 'Siku yake ya mwisho.',
  'A break inside it, such as half term.':
    'Mapumziko yaliyo ndani yake, kama mapumziko ya nusu muhula.',
  'The first day.': 'Siku ya kwanza.',
  'The last day.': 'Siku ya mwisho.',
  'The holiday after it, where there is one.': 'Likizo inayofuata, kama ipo.',
  'The name of the holiday.': 'Jina la likizo.',
  'What the three kinds of weeks are called here.': 'Jinsi aina tatu za wiki zinavyoitwa hapa.',
  'A week in a term: Season.': 'Wiki ya muhula: Msimu.',
  'A week of a break: Winter break.': 'Wiki ya mapumziko: Mapumziko ya baridi.',
  'A week of a holiday: Closed.': 'Wiki ya likizo: Imefungwa.',
  'The heading of the other dates.': 'Kichwa cha tarehe nyingine.',
  'Other dates.': 'Tarehe nyingine.',
  'A date.': 'Tarehe.',
  'What happens.': 'Kinachofanyika.',
  'The day.': 'Siku.',
  'The time, for example 9 AM to 5 PM.': 'Saa, kwa mfano 9 AM hadi 5 PM.',
  'What takes the place of the next date when all dates of the calendar have passed, for example whom to ask.':
    'Kinachochukua nafasi ya tarehe inayofuata tarehe zote za kalenda zikipita, kwa mfano nani wa kuuliza.',
  'A notice under the dates.': 'Ilani chini ya tarehe.',
  'Cards side by side: each a picture, a name, a few words and, if you like, a link.':
    'Kadi kando kwa kando: kila moja picha, jina, maneno machache na, ukipenda, kiungo.',
  'The cards, in order.': 'Kadi, kwa mpangilio.',
  'A card.': 'Kadi.',
  'The name on the card.': 'Jina lililo kwenye kadi.',
  'A sentence or two.': 'Sentensi moja au mbili.',
  'The picture of the card.': 'Picha ya kadi.',
  'The file name in content/images, for example gate.svg or pool.jpg.':
    'Jina la faili katika content/images, kwa mfano gate.svg au pool.jpg.',
  'What the picture shows, for people who cannot see it.':
    'Kinachoonyeshwa na picha, kwa watu wasioweza kuiona.',
  'The point of the picture that must stay in view when it is cropped.':
    'Mahali pa picha panapopaswa kubaki kuonekana inapokatwa.',
  'Per cent from the left.': 'Asilimia kutoka kushoto.',
  'Per cent from the top.': 'Asilimia kutoka juu.',
  'A small picture, where there is no large one.': 'Picha ndogo, pale ambapo hakuna kubwa.',
  'Short words in a row.': 'Maneno mafupi katika safu.',
  'A word or two.': 'Neno moja au mawili.',
  'Where the card leads.': 'Kadi inakoelekea.',
  'What is paid once, such as a registration: each charge with its amount, or the word free or nil.':
    'Kinacholipwa mara moja, kama usajili: kila tozo na kiasi chake, au neno free au nil.',
  'The charges, in order.': 'Tozo, kwa mpangilio.',
  'A charge.': 'Tozo.',
  'What the charge is for.': 'Tozo ni ya nini.',
  'The amount in digits (20000), or the word free or nil.':
    'Kiasi kwa tarakimu (20000), au neno free au nil.',
  'The amount in digits.': 'Kiasi kwa tarakimu.',
  'The word free or nil.': 'Neno free au nil.',
  'A list of things to have or to know, each with a tick.':
    'Orodha ya vitu vya kuwa navyo au kujua, kila kimoja na alama.',
  'Visitors can tick it themselves, where it says so.':
    'Wageni wanaweza kuweka alama wenyewe, pale inaposema hivyo.',
  'Whether visitors tick what they have ready.':
    'Kama wageni huweka alama kwa walicho nacho tayari.',
  'The ticks stay on their device and are printed with the page.':
    'Alama hubaki kwenye kifaa chao na huchapishwa pamoja na ukurasa.',
  'The lines, in order.': 'Mistari, kwa mpangilio.',
  'A line of the list.': 'Mstari wa orodha.',
  'A list of the pages below this one, each with its description.':
    'Orodha ya kurasa zilizo chini ya huu, kila moja na maelezo yake.',
  'It is added automatically on pages of the second level and deeper that have pages below them.':
    'Hujitokeza yenyewe kwenye kurasa za ngazi ya pili na chini zaidi zenye kurasa chini yake.',
  'Ways to begin, side by side on one thread: for each what it asks for, when, and what it costs.':
    'Njia za kuanza, kando kwa kando kwenye uzi mmoja: kwa kila moja inachohitaji, lini, na gharama yake.',
  'Put it below the hero.': 'Iweke chini ya utangulizi.',
  'Two to six ways, in order.': 'Njia mbili hadi sita, kwa mpangilio.',
  'One of the ways.': 'Mojawapo ya njia.',
  'Its name.': 'Jina lake.',
  'What it asks for, in a few characters shown large, for example AL5.':
    'Inachohitaji, kwa herufi chache zinazoonyeshwa kubwa, kwa mfano AL5.',
  'What it asks for, and when.': 'Inachohitaji, na lini.',
  'A page with a fee table: what a term costs there is shown.':
    'Ukurasa wenye jedwali la ada: gharama ya muhula iliyo hapo huonyeshwa.',
  'Whether it is the one that most visitors look for.': 'Kama ndiyo ambayo wageni wengi huitafuta.',
  'Whether no one can start here.': 'Kama hakuna anayeweza kuanza hapa.',
  'How to reach an office: telephone, e-mail and address, as the settings give them.':
    'Jinsi ya kufikia ofisi: simu, barua pepe na anwani, kama mipangilio inavyozitaja.',
  'Which contact, for example main or finance.': 'Mawasiliano gani, kwa mfano main au finance.',
  'As rows with all details (rows), or as a plate with call and e-mail buttons (buttons).':
    'Kama safu zenye maelezo yote (rows), au kama bamba lenye vitufe vya simu na barua pepe (buttons).',
  'Reports from elsewhere that are shown in the page: figures of a year, statistics, accounts.':
    'Ripoti za kwingineko zinazoonyeshwa kwenye ukurasa: takwimu za mwaka, hesabu.',
  'Where they are of several years, the reader can choose one.':
    'Zikiwa za miaka kadhaa, msomaji anaweza kuchagua mmoja.',
  'The words before the filter.': 'Maneno kabla ya kichujio.',
  'The button that shows every year.': 'Kitufe kinachoonyesha kila mwaka.',
  'Shown while a report loads.': 'Huonyeshwa ripoti inapopakia.',
  'Shown when a report cannot be loaded.': 'Huonyeshwa ripoti isipoweza kupakiwa.',
  'Shown under it.': 'Huonyeshwa chini yake.',
  'The reports, in order.': 'Ripoti, kwa mpangilio.',
  'A report.': 'Ripoti.',
  'A name of its own, in small letters: visitors-2024.':
    'Jina lake lenyewe, kwa herufi ndogo: visitors-2024.',
  'The year, in quotes: "2024".': 'Mwaka, ndani ya alama za nukuu: "2024".',
  'The title of the report.': 'Kichwa cha ripoti.',
  'What the report shows.': 'Kinachoonyeshwa na ripoti.',
  'The address of the report, beginning with https://.': 'Anwani ya ripoti, ikianza na https://.',
  'The shape of the report.': 'Umbo la ripoti.',
  'A small picture.': 'Picha ndogo.',
  'What the site keeps on the device of a visitor and for how long, from the list that the website itself has.':
    'Kile ambacho tovuti huhifadhi kwenye kifaa cha mgeni na kwa muda gani, kutoka orodha iliyo nayo tovuti yenyewe.',
  'For the page on privacy.': 'Kwa ukurasa wa faragha.',
  'A picture with numbers on it, and what each number stands for: the positions on a field, the parts of a machine.':
    'Picha yenye namba, na kila namba inawakilisha nini: nafasi za uwanjani, sehemu za mashine.',
  'The picture; best about twice as wide as high.':
    'Picha; bora iwe na upana takriban mara mbili ya kimo.',
  'The parts, in order: they are numbered.': 'Sehemu, kwa mpangilio: hupewa namba.',
  'A part of the picture.': 'Sehemu ya picha.',
  'What it is called.': 'Inavyoitwa.',
  'One or two sentences about it.': 'Sentensi moja au mbili kuihusu.',
  'Where its number stands; one or several.': 'Mahali namba yake ilipo; moja au zaidi.',
  'A point of the picture.': 'Mahali kwenye picha.',
  'Two to four large figures, each with a line that says what it counts.':
    'Takwimu mbili hadi nne kubwa, kila moja na mstari unaosema inahesabu nini.',
  'The figures, in order.': 'Takwimu, kwa mpangilio.',
  'A figure.': 'Takwimu.',
  'The figure, for example 2016 or 75 acres.': 'Takwimu, kwa mfano 2016 au ekari 75.',
  'What the figure says.': 'Inachosema takwimu.',
  'Questions that open to show their answers, one at a time.':
    'Maswali yanayofunguka kuonyesha majibu yake, moja kwa wakati.',
  'The questions, in order.': 'Maswali, kwa mpangilio.',
  'A question with its answer.': 'Swali na jibu lake.',
  'The question, as a reader would ask it.': 'Swali, kama msomaji angeliuliza.',
  'The answer.': 'Jibu.',
  'What several pages of fees cost, side by side.':
    'Gharama za kurasa kadhaa za ada, kando kwa kando.',
  'The sums come from the fee tables and charges of those pages.':
    'Jumla hutoka katika majedwali ya ada na tozo za kurasa hizo.',
  'The pages, in order.': 'Kurasa, kwa mpangilio.',
  'A page of fees.': 'Ukurasa wa ada.',
  'The page that has the fees.': 'Ukurasa wenye ada.',
  'What is shown where that page has no sum, for example Not this year.':
    'Kinachoonyeshwa pale ukurasa huo hauna jumla, kwa mfano Si mwaka huu.',
  'A quiet line under the table, for example what the sums contain.':
    'Mstari mtulivu chini ya jedwali, kwa mfano jumla zina nini.',
  'Visitors choose a page of fees and whether they are new, and see what they pay, with its parts.':
    'Wageni huchagua ukurasa wa ada na kama ni wapya, na huona watakacholipa, na sehemu zake.',
  'The sums come from the fee tables and charges of those pages; a page without a fee table is left out.':
    'Jumla hutoka katika majedwali ya ada na tozo za kurasa hizo; ukurasa usio na jedwali la ada huachwa.',
  'The pages of fees, in order.': 'Kurasa za ada, kwa mpangilio.',
  'The first is chosen at the start.': 'Wa kwanza ndio uliochaguliwa mwanzoni.',
  'What the choice is called.': 'Chaguo linavyoitwa.',
  'A quiet line below, for example that the office has the last word.':
    'Mstari mtulivu chini, kwa mfano kwamba ofisi ndiyo yenye neno la mwisho.',
  'What is paid in each part of a year, a term, a season or a quarter, with the total of the year, which must add up.':
    'Kinacholipwa katika kila sehemu ya mwaka, muhula, msimu au robo, pamoja na jumla ya mwaka, ambayo lazima ilingane.',
  'Single prices stand in a price list.': 'Bei moja moja huwekwa katika orodha ya bei.',
  'The terms, in order.': 'Mihula, kwa mpangilio.',
  'A term.': 'Muhula.',
  'The name of the term.': 'Jina la muhula.',
  'What is paid for it, in digits: 115500.': 'Kinacholipwa kwa ajili yake, kwa tarakimu: 115500.',
  'The sum of all terms, in digits: 346500.': 'Jumla ya mihula yote, kwa tarakimu: 346500.',
  'How much less is paid of each term while brothers or sisters are here at the same time, in percent: 7.5.':
    'Kiasi kinachopunguzwa kwa kila muhula ndugu wakiwa hapa kwa wakati mmoja, kwa asilimia: 7.5.',
  'The table says so.': 'Jedwali husema hivyo.',
  'Whether anyone new is admitted: if not, estimates leave out the charges for newcomers.':
    'Kama kuna wapya wanaopokelewa: kama hakuna, makadirio hayadai tozo za wageni wapya.',
  'Left out, yes.': 'Ikiachwa, ndiyo.',
  'The words beside the total.': 'Maneno kando ya jumla.',
  'A short line beside the total.': 'Mstari mfupi kando ya jumla.',
  'A first screen that is all picture, with a very large heading that is one single link.':
    'Skrini ya kwanza ambayo yote ni picha, yenye kichwa kikubwa sana ambacho ni kiungo kimoja.',
  'A short line above the heading.': 'Mstari mfupi juu ya kichwa.',
  'The very large words, two or three of them.': 'Maneno makubwa sana, mawili au matatu.',
  'Where the large words lead.': 'Maneno makubwa yanakoelekea.',
  'The words on the plate under the heading.': 'Maneno kwenye bamba chini ya kichwa.',
  'The picture for wide screens.': 'Picha ya skrini pana.',
  'The picture for phones held upright.': 'Picha ya simu zilizoshikwa wima.',
  'A part that fills the screen: a picture with a plate of words on it.':
    'Sehemu inayojaza skrini: picha yenye bamba la maneno juu yake.',
  'The heading on the plate.': 'Kichwa kwenye bamba.',
  'The words under the heading.': 'Maneno chini ya kichwa.',
  'The picture that fills the screen.': 'Picha inayojaza skrini.',
  'On which side the plate is on wide screens; left out, the left.':
    'Bamba liko upande gani kwenye skrini pana; ikiachwa, kushoto.',
  'The pattern of the plate, by its name.': 'Ruwaza ya bamba, kwa jina lake.',
  'At most two.': 'Visizidi viwili.',
  'The opening of a page: its heading, a sentence and a picture, a number or steps.':
    'Ufunguzi wa ukurasa: kichwa chake, sentensi na picha, namba au hatua.',
  'Put it first on the page.': 'Iweke ya kwanza kwenye ukurasa.',
  'The heading of the page.': 'Kichwa cha ukurasa.',
  'A word or two above the heading.': 'Neno moja au mawili juu ya kichwa.',
  'One or two sentences under the heading.': 'Sentensi moja au mbili chini ya kichwa.',
  'split: the picture beside the words. panorama: the picture below them, as wide as the page. figure: a number is the picture. thread: the steps of the page begin here. index: words only.':
    'Iliyogawanywa: picha kando ya maneno. Mandhari pana: picha chini yake, pana kama ukurasa. Takwimu: namba ndiyo picha. Uzi: hatua za ukurasa huanzia hapa. Faharasa: maneno pekee.',
  'Left out, it follows from what is there.': 'Ikiachwa, hutokana na kilichopo.',
  'The picture of the looks split and panorama.':
    'Picha ya mionekano Iliyogawanywa na Mandhari pana.',
  'The others keep it for shared links alone.':
    'Mingine huitunza kwa viungo vinavyoshirikiwa pekee.',
  'A number of a few characters, shown very large, for example a year.':
    'Namba ya herufi chache, inayoonyeshwa kubwa sana, kwa mfano mwaka.',
  'Left out on a page with a fee table, what a term costs.':
    'Ikiachwa kwenye ukurasa wenye jedwali la ada, gharama ya muhula.',
  'What the figure counts.': 'Takwimu inahesabu nini.',
  'A coloured half with words and buttons beside a picture: asks the reader to act.':
    'Nusu yenye rangi na maneno na vitufe kando ya picha: humwomba msomaji achukue hatua.',
  'The heading.': 'Kichwa.',
  'One or two sentences.': 'Sentensi moja au mbili.',
  'The picture beside it.': 'Picha iliyo kando yake.',
  'The pattern of this part, by its name.': 'Ruwaza ya sehemu hii, kwa jina lake.',
  'One or two buttons.': 'Kitufe kimoja au viwili.',
  'A portal: rows of links, each with a small picture and what it opens.':
    'Lango: safu za viungo, kila kimoja na picha ndogo na kinachofungua.',
  'rows: one below the other. pads: large coloured fields from edge to edge, for a page that is a portal.':
    'Safu mlalo: kimoja chini ya kingine. Vibao: maeneo makubwa ya rangi kutoka ukingo hadi ukingo, kwa ukurasa ambao ni lango.',
  'Put those right below the hero.': 'Viweke moja kwa moja chini ya utangulizi.',
  'The links, in order.': 'Viungo, kwa mpangilio.',
  'A link.': 'Kiungo.',
  'The name of the link.': 'Jina la kiungo.',
  'What it opens, in a few words.': 'Kinachofungua, kwa maneno machache.',
  'The pattern of its field.': 'Ruwaza ya eneo lake.',
  'Left out, that of the page it leads to.': 'Ikiachwa, ile ya ukurasa unaoelekewa.',
  'A map of where we are, with the address, telephone and e-mail beside it.':
    'Ramani ya mahali tulipo, na anwani, simu na barua pepe kando yake.',
  'Which contact is shown beside the map.': 'Mawasiliano gani yanaonyeshwa kando ya ramani.',
  'A drawing of the way, from edge to edge.': 'Mchoro wa njia, kutoka ukingo hadi ukingo.',
  'It stands where the map has not come, or cannot come.':
    'Hukaa pale ramani haijafika, au haiwezi kufika.',
  'A line under the drawing.': 'Mstari chini ya mchoro.',
  'What the map shows, for people who cannot see it.':
    'Kinachoonyeshwa na ramani, kwa watu wasioweza kuiona.',
  'The link that opens the map on a page of its own.': 'Kiungo kinachofungua ramani peke yake.',
  'A long outline to browse and search: a curriculum, a course, a training plan.':
    'Muhtasari mrefu wa kuvinjari na kutafuta: mtaala, kozi, mpango wa mafunzo.',
  'Its parts stand at the left, their details at the right.':
    'Sehemu zake ziko kushoto, maelezo yake kulia.',
  'The words in the empty search box.': 'Maneno katika kisanduku kitupu cha kutafuta.',
  'Shown when nothing matches.': 'Huonyeshwa pale hakuna kinacholingana.',
  'The curriculum to show.': 'Mtaala wa kuonyesha.',
  'The name of one of the data files.': 'Jina la mojawapo ya mafaili ya data.',
  'The next date in the calendar of another page: when a term, a season or a session opens or closes, or one of its other dates.':
    'Tarehe ijayo katika kalenda ya ukurasa mwingine: muhula, msimu au kipindi kinapofunguliwa au kufungwa, au mojawapo ya tarehe zake nyingine.',
  'It is updated every day automatically.': 'Hufuata siku yenyewe.',
  'The page with the calendar: /calendar.': 'Ukurasa wenye kalenda: /calendar.',
  'The words above the date.': 'Maneno juu ya tarehe.',
  'Left out, those of the site for the next date.':
    'Yakiachwa, yale ya tovuti kwa tarehe inayofuata.',
  'A strip of the next page’s cloth that leads on to it.':
    'Ukanda wa kitambaa cha ukurasa unaofuata unaoelekea huko.',
  'Put it last on the page.': 'Iweke ya mwisho kwenye ukurasa.',
  'The words on the strip.': 'Maneno kwenye ukanda.',
  'A short line under them.': 'Mstari mfupi chini yake.',
  'Something the reader must not miss.': 'Jambo ambalo msomaji hapaswi kulikosa.',
  'The notice in a few words.': 'Ilani kwa maneno machache.',
  'The details.': 'Maelezo.',
  'When a place is open: the hours of the week, of seasons, and of single days.':
    'Wakati mahali pamefunguliwa: saa za wiki, za misimu, na za siku moja moja.',
  'It says whether it is open now.': 'Husema kama pamefunguliwa sasa.',
  'What is open, as search engines show it.':
    'Kilichofunguliwa, kama injini za utafutaji zinavyokionyesha.',
  'Left out, the name of the site.': 'Ikiachwa, jina la tovuti.',
  'Which contact search engines show with the hours.':
    'Mawasiliano gani injini za utafutaji huonyesha pamoja na saa.',
  'The days with their times.': 'Siku na saa zake.',
  'A day that is not named is closed.': 'Siku isiyotajwa pamefungwa.',
  'Days with the same times.': 'Siku zenye saa zile zile.',
  'The days of the week that have these times.': 'Siku za wiki zenye saa hizi.',
  'A day of the week.': 'Siku ya wiki.',
  'The times, in order: two with a break between them.':
    'Saa, kwa mpangilio: mbili zikiwa na mapumziko katikati.',
  'A stretch of time without a break.': 'Muda usio na mapumziko.',
  'When it opens: 08:00.': 'Wakati pafunguliwapo: 08:00.',
  'When it closes: 17:00.': 'Wakati pafungwapo: 17:00.',
  'A time before the opening is one of the next day.':
    'Saa iliyo kabla ya kufunguliwa ni ya siku inayofuata.',
  'The heading of the usual hours, where there are seasons besides.':
    'Kichwa cha saa za kawaida, pale kuna misimu pia.',
  'Parts of the year with hours of their own.': 'Sehemu za mwaka zenye saa zake.',
  'A part of the year with hours of its own.': 'Sehemu ya mwaka yenye saa zake.',
  'What it is called: Summer.': 'Inavyoitwa: Kiangazi.',
  'Whether it is so every year on these days, whatever year the dates give.':
    'Kama ni hivyo kila mwaka katika siku hizi, mwaka wowote unaotajwa na tarehe.',
  'Days on which it is otherwise, such as public holidays.':
    'Siku ambazo ni tofauti, kama sikukuu.',
  'Those that are over are not shown.': 'Zilizopita hazionyeshwi.',
  'A day, or several in a row, on which it is otherwise.':
    'Siku, au kadhaa mfululizo, ambayo ni tofauti.',
  'Why: New Year’s Day.': 'Kwa nini: Mwaka mpya.',
  'The day, or the first of several.': 'Siku, au ya kwanza ya kadhaa.',
  'The last day, where there are several.': 'Siku ya mwisho, zikiwa kadhaa.',
  'The times on that day.': 'Saa za siku hiyo.',
  'Left out, it is closed.': 'Zikiachwa, pamefungwa.',
  'The heading of the exceptions.': 'Kichwa cha siku zisizo za kawaida.',
  'A notice under the hours.': 'Ilani chini ya saa.',
  'Several ways of doing one thing, of which the reader picks one.':
    'Njia kadhaa za kufanya jambo moja, ambazo msomaji huchagua mojawapo.',
  'The ways, in order.': 'Njia, kwa mpangilio.',
  'One way.': 'Njia moja.',
  'The way in a few words.': 'Njia kwa maneno machache.',
  'How it is done.': 'Inavyofanywa.',
  'A line under the ways.': 'Mstari chini ya njia.',
  'Pages of one kind in a row, the open one marked: classes, branches, years.':
    'Kurasa za aina moja katika safu, uliofunguliwa ukiwa na alama: madarasa, matawi, miaka.',
  'Put it below the hero of each of them.': 'Iweke chini ya utangulizi wa kila mmoja wao.',
  'What the row offers, for those who cannot see it: Fees by class.':
    'Kinachotolewa na safu, kwa wasioweza kuiona: Ada kwa darasa.',
  'Two to eight pages, in order; the open one among them.':
    'Kurasa mbili hadi nane, kwa mpangilio; uliofunguliwa ukiwemo.',
  'A page of this kind, in a word or two.': 'Ukurasa wa aina hii, kwa neno moja au mawili.',
  'Two pictures with words, one large and one smaller, set unevenly side by side.':
    'Picha mbili zenye maneno, moja kubwa na moja ndogo, zilizowekwa kando kwa kando bila usawa.',
  'Exactly two.': 'Mbili hasa.',
  'One of the two.': 'Mojawapo ya hizo mbili.',
  'The heading under the picture.': 'Kichwa chini ya picha.',
  'The picture.': 'Picha.',
  'Large tiles of woven cloth, edge to edge; each is a link and has a pattern of its own.':
    'Vigae vikubwa vya kitambaa kilichofumwa, ukingo hadi ukingo; kila kimoja ni kiungo na kina ruwaza yake.',
  'The tiles, in order.': 'Vigae, kwa mpangilio.',
  'A tile.': 'Kigae.',
  'The name on the tile.': 'Jina lililo kwenye kigae.',
  'A short line under the name.': 'Mstari mfupi chini ya jina.',
  'Where the tile leads.': 'Kigae kinakoelekea.',
  'The pattern of the tile, by its name.': 'Ruwaza ya kigae, kwa jina lake.',
  'Two lists: the ways of paying that are accepted, and those that are not.':
    'Orodha mbili: njia za kulipa zinazokubaliwa, na zisizokubaliwa.',
  'The heading of the first list.': 'Kichwa cha orodha ya kwanza.',
  'The heading of the second list.': 'Kichwa cha orodha ya pili.',
  'The ways of paying, in order.': 'Njia za kulipa, kwa mpangilio.',
  'A way of paying.': 'Njia ya kulipa.',
  'The way of paying.': 'Njia yenyewe ya kulipa.',
  'Whether it is accepted.': 'Kama inakubaliwa.',
  'People with their portrait, their role and, if they have one, their message.':
    'Watu na picha yao, wajibu wao na, wakiwa nao, ujumbe wao.',
  'The people, in order.': 'Watu, kwa mpangilio.',
  'A person.': 'Mtu.',
  'The name.': 'Jina.',
  'Left out, the role takes its place.': 'Likiachwa, wajibu huchukua nafasi yake.',
  'The role, for example Head nurse.': 'Wajibu, kwa mfano Muuguzi mkuu.',
  'The portrait.': 'Picha ya mtu.',
  'What the person says, or what the role is about.':
    'Anachosema mtu huyo, au wajibu unahusu nini.',
  'Links to the page before and the page after, in the order in which one reads a section.':
    'Viungo vya ukurasa uliotangulia na unaofuata, kwa mpangilio wa kusoma sehemu.',
  'They come by themselves from the third level down.':
    'Hujitokeza vyenyewe kuanzia ngazi ya tatu.',
  'What things cost: services, tickets, rooms, memberships.':
    'Gharama za vitu: huduma, tiketi, vyumba, uanachama.',
  'A price can be free, on request, go from one amount to another, or differ by class.':
    'Bei inaweza kuwa bure, kwa kuuliza, kutoka kiasi kimoja hadi kingine, au kutofautiana kwa aina.',
  ask: 'Kwa kuuliza',
  'Other words': 'Maneno mengine',
  'What stands in place of an amount, without digits.':
    'Kinachosimama badala ya kiasi, bila tarakimu.',
  'The word free, or ask where the price is told on request.':
    'Neno free, au ask pale bei inapotolewa kwa kuuliza.',
  Per: 'Kwa kila',
  'What the price is for, in a word: kilo, night, person.':
    'Bei ni ya nini, kwa neno moja: kilo, usiku, mtu.',
  'Former price': 'Bei ya awali',
  'What it cost before, in digits.': 'Gharama yake ya awali, kwa tarakimu.',
  'It is struck through.': 'Hukatwa kwa mstari.',
  'Prices by class': 'Bei kwa aina',
  'In place of one price: what it costs for each class of people, or each way of paying.':
    'Badala ya bei moja: gharama kwa kila aina ya watu, au kila njia ya kulipa.',
  'Price by class': 'Bei ya aina',
  'The price for one class of people, or one way of paying.':
    'Bei ya aina moja ya watu, au njia moja ya kulipa.',
  For: 'Kwa',
  'Whom or which way this price is for.': 'Bei hii ni ya nani, au ya njia gani.',
  'As of': 'Kufikia',
  'When these prices were right.': 'Wakati bei hizi zilipokuwa sahihi.',
  'Visitors read it above them.': 'Wageni huisoma juu yake.',
  'Year-month-day, with the hour where it matters: 2026-11-24 06:30.':
    'Mwaka-mwezi-siku, na saa pale inapohitajika: 2026-11-24 06:30.',
  'The prices, in order.': 'Bei, kwa mpangilio.',
  'A price.': 'Bei moja.',
  'What is paid for.': 'Kinacholipiwa.',
  'A quiet line under the name: what is in the price, or who pays it.':
    'Mstari mtulivu chini ya jina: bei ina nini, au nani hulipa.',
  'The amount in digits (450.50), the word free or ask, from and to for a price that depends, or other words.':
    'Kiasi kwa tarakimu (450.50), neno free au ask, kuanzia na hadi kwa bei isiyo moja, au maneno mengine.',
  'The lowest and the highest amount.': 'Kiasi cha chini na cha juu kabisa.',
  'The lowest amount, in digits.': 'Kiasi cha chini kabisa, kwa tarakimu.',
  'The highest amount, in digits.': 'Kiasi cha juu kabisa, kwa tarakimu.',
  'Left out, the price has no upper end.': 'Kikiachwa, bei haina mwisho wa juu.',
  'A line under the prices, for example how to pay.':
    'Mstari chini ya bei, kwa mfano jinsi ya kulipa.',
  'Plain text: paragraphs and lists, with a heading at the left.':
    'Maandishi ya kawaida: aya na orodha, na kichwa upande wa kushoto.',
  'The text, in paragraphs with an empty line between them.':
    'Maandishi, kwa aya zenye mstari mtupu kati yake.',
  'A house cut open: every room is a picture and a link.':
    'Nyumba iliyokatwa: kila chumba ni picha na kiungo.',
  'Put it below the hero of a page that leads to places.':
    'Iweke chini ya utangulizi wa ukurasa unaoelekea mahali mbalimbali.',
  'Two to ten rooms; on each floor from left to right.':
    'Vyumba viwili hadi kumi; kwenye kila ghorofa kutoka kushoto kwenda kulia.',
  'A room.': 'Chumba.',
  'What the room is called.': 'Chumba kinavyoitwa.',
  'A few words about it.': 'Maneno machache kukihusu.',
  'What one sees in the room.': 'Kinachoonekana chumbani.',
  'upper and lower: the floors of the house. left and right: a building of its own beside it.':
    'upper na lower: ghorofa za nyumba. left na right: jengo lake lenyewe kando yake.',
  'A story told step by step, each with a picture that grows out of the one before.':
    'Hadithi inayosimuliwa hatua kwa hatua, kila moja na picha inayokua kutoka ya awali.',
  'One thread joins them.': 'Uzi mmoja huziunganisha.',
  'Two to eight rounds, in order.': 'Miduara miwili hadi minane, kwa mpangilio.',
  'A step of the story.': 'Hatua ya hadithi.',
  'Its heading.': 'Kichwa chake.',
  'One to three sentences.': 'Sentensi moja hadi tatu.',
  'A round picture: its corners are cut off.': 'Picha ya mduara: pembe zake hukatwa.',
  'What belongs to this round, as a row of words.': 'Vilivyo vya mduara huu, kama safu ya maneno.',
  'A word.': 'Neno.',
  'Where to read more.': 'Mahali pa kusoma zaidi.',
  'The menu of a section with many pages: at the side on wide screens, folded on phones, open where one is.':
    'Menyu ya sehemu yenye kurasa nyingi: kando kwenye skrini pana, imekunjwa kwenye simu, imefunguka ulipo.',
  'It is added automatically from the third level down; listing, section gives it to a whole section.':
    'Hujitokeza yenyewe kuanzia ngazi ya tatu; listing, section huipa sehemu nzima.',
  'One line that says what the site is about, and a strip of what visitors want most: fees, dates, a telephone number.':
    'Mstari mmoja unaosema tovuti inahusu nini, na ukanda wa kinachotafutwa zaidi na wageni: ada, tarehe, namba ya simu.',
  'One line that says who you are.': 'Mstari mmoja unaosema ninyi ni nani.',
  'Two to six shortcuts, in order.': 'Njia za mkato mbili hadi sita, kwa mpangilio.',
  'A cell of the strip.': 'Kisanduku cha ukanda.',
  'A word above.': 'Neno juu.',
  'A few words shown large.': 'Maneno machache yanayoonyeshwa makubwa.',
  'Left out, the number of a telephone link, or what a term costs on the page of pricesOf.':
    'Yakiachwa, namba ya kiungo cha simu, au gharama ya muhula kwenye ukurasa wa pricesOf.',
  'A page with a fee table: what a term costs there is the value.':
    'Ukurasa wenye jedwali la ada: gharama ya muhula iliyo hapo ndiyo thamani.',
  'A few words below.': 'Maneno machache chini.',
  'Every page of the site, in groups that open one at a time.':
    'Kila ukurasa wa tovuti, kwa makundi yanayofunguka moja kwa wakati.',
  'What happens, step by step, with numbers on a thread.':
    'Kinachofanyika, hatua kwa hatua, na namba kwenye uzi.',
  'Numbered rows: a name, a sentence and a link each.':
    'Safu zenye namba: jina, sentensi na kiungo kwa kila moja.',
  'For subjects, services, programmes.': 'Kwa masomo, huduma, programu.',
  'The rows, in order.': 'Safu, kwa mpangilio.',
  'A row.': 'Safu.',
  'A sentence about it.': 'Sentensi kuihusu.',
  'Short words in a row, for example languages that are spoken, or statements one below the other.':
    'Maneno mafupi katika safu, kwa mfano lugha zinazozungumzwa, au kauli moja chini ya nyingine.',
  'words: small, in a row. statements: large, each on a line of its own.':
    'Maneno: madogo, katika safu. Kauli: makubwa, kila moja kwenye mstari wake.',
  'The words, in order.': 'Maneno, kwa mpangilio.',
  'Numbered terms and conditions, or the rules of a house.':
    'Masharti yenye namba, au kanuni za nyumba.',
  'One term.': 'Sharti moja.',
  'A link under the terms, for example to all of them.':
    'Kiungo chini ya masharti, kwa mfano kwenda kwa yote.',
  'How something became what it is: years or dates on one thread, each with what happened.':
    'Jinsi kitu kilivyokuwa kilivyo: miaka au tarehe kwenye uzi mmoja, kila moja na kilichotokea.',
  'The story of a house, or the course of a programme.':
    'Hadithi ya nyumba, au mwenendo wa programu.',
  'Two to twelve dates, in order.': 'Tarehe mbili hadi kumi na mbili, kwa mpangilio.',
  'A point in time.': 'Wakati fulani.',
  'The year or the date, in a few characters, because it is shown large.':
    'Mwaka au tarehe, kwa herufi chache, kwa sababu huonyeshwa kubwa.',
  'What happened, in a few words.': 'Kilichotokea, kwa maneno machache.',
  'Tracks to choose from; a track shows its topics, and a topic opens a document or an outline to browse.':
    'Njia za kuchagua; njia huonyesha mada zake, na mada hufungua hati au muhtasari wa kuvinjari.',
  'For programmes of study, services or collections.':
    'Kwa programu za masomo, huduma au mikusanyo.',
  'The button on a track.': 'Kitufe kwenye njia.',
  'The link on a topic.': 'Kiungo kwenye mada.',
  'The button that leads back to the tracks.': 'Kitufe kinachorudisha kwenye njia.',
  'The button that leads back to the topics.': 'Kitufe kinachorudisha kwenye mada.',
  'The tracks, in order.': 'Njia za masomo, kwa mpangilio.',
  'A track.': 'Njia ya masomo.',
  'A name of its own, in small letters: pure-sciences.':
    'Jina lake lenyewe, kwa herufi ndogo: pure-sciences.',
  'Links can lead to it: /tracks#pure-sciences.':
    'Viungo vinaweza kuielekea: /tracks#pure-sciences.',
  'The name of the track.': 'Jina la njia.',
  'What it is about.': 'Inahusu nini.',
  'The picture of the track.': 'Picha ya njia.',
  'Its topics, in order.': 'Mada zake, kwa mpangilio.',
  'A topic.': 'Mada.',
  'The name of the topic.': 'Jina la mada.',
  'A picture of the topic.': 'Picha ya mada.',
  'The document about the topic.': 'Hati kuhusu mada.',
  'Opens this outline in the page, to browse and search, instead of a document.':
    'Hufungua muhtasari huu kwenye ukurasa, wa kuvinjari na kutafuta, badala ya hati.',
  'A line that says “Last updated” with the day on which the page is read, or who answers for the page and when it was last checked.':
    'Mstari unaosema “Ilisasishwa mwisho” na siku ambayo ukurasa unasomwa, au anayejibu kuhusu ukurasa na siku ulipokaguliwa mwisho.',
  'Stored at': 'Ulihifadhiwa saa',
  Stored: 'Zilizohifadhiwa',
  'Stored on': 'Ulihifadhiwa tarehe',
  'Delete stored': 'Kufuta yaliyohifadhiwa',
  Deleted: 'Zimefutwa',
  'Last checked': 'Ilikaguliwa mwisho',
  'Ask about': 'Kuuliza kuhusu',
  Shows: 'Huonyesha',
  today: 'leo',
  checked: 'ukaguzi',
  'The day on which the page is read (today), or when somebody last checked the page and whom to ask about it, as the page says (checked).':
    'Siku ambayo ukurasa unasomwa (today), au siku mtu alipoukagua mwisho na wa kuulizwa, kama ukurasa unavyosema (checked).',
  'The words before the date.': 'Maneno kabla ya tarehe.',
  table: 'Jedwali',
  'Rows and columns: its own, or those of a list of content/data.':
    'Safu na nguzo: zake mwenyewe, au za orodha ya content/data.',
  'On a phone each row becomes a card, or the first column stays while the others scroll.':
    'Kwenye simu kila safu huwa kadi, au nguzo ya kwanza hubaki huku nyingine zikisogea.',
  Caption: 'Maelezo ya jedwali',
  'What the table shows, in a line above it.': 'Jedwali linaonyesha nini, kwa mstari juu yake.',
  'Left out, the heading says it.': 'Ikiachwa, kichwa ndicho husema.',
  Columns: 'Nguzo',
  Column: 'Nguzo',
  'A column.': 'Nguzo moja.',
  'The columns, in order.': 'Nguzo, kwa mpangilio.',
  'What stands above the column.': 'Kinachosimama juu ya nguzo.',
  Unit: 'Kipimo',
  'What its figures count: km, litres, per cent.':
    'Tarakimu zake huhesabu nini: km, lita, asilimia.',
  'Amounts of money': 'Kiasi cha fedha',
  'Whether its numbers are amounts of money, which get the currency of the site.':
    'Kama tarakimu zake ni kiasi cha fedha, ambacho hupewa sarafu ya tovuti.',
  Cell: 'Seli',
  'A text, a number, true or false.': 'Matini, namba, true au false.',
  'A text, which may have links.': 'Matini, ambayo inaweza kuwa na viungo.',
  'Two quotes for an empty cell.': 'Nukuu mbili kwa seli tupu.',
  'A number.': 'Namba moja.',
  'true for yes, false for no.': 'true kwa ndiyo, false kwa hapana.',
  Row: 'Safu',
  Rows: 'Safu',
  'A row: its cells, in the order of the columns.': 'Safu moja: seli zake, kwa mpangilio wa nguzo.',
  'The rows, each with its cells in the order of the columns.':
    'Safu, kila moja na seli zake kwa mpangilio wa nguzo.',
  'From a list': 'Kutoka kwa orodha',
  'In place of columns and rows of its own: what is shown of a list of content/data.':
    'Badala ya nguzo na safu zake mwenyewe: kinachoonyeshwa cha orodha ya content/data.',
  'The list to show: the name of its file in content/data, without .yaml.':
    'Orodha ya kuonyesha: jina la faili yake katika content/data, bila .yaml.',
  'The name of a column.': 'Jina la nguzo.',
  'The names of the columns to show, in order.': 'Majina ya nguzo za kuonyesha, kwa mpangilio.',
  'Left out, all are shown.': 'Zikiachwa, zote huonyeshwa.',
  'Only where': 'Pale tu ambapo',
  'Only rows that meet all of these are shown.':
    'Ni safu zinazotimiza yote haya tu zinazoonyeshwa.',
  Condition: 'Sharti',
  'A condition that a row must meet.': 'Sharti ambalo safu lazima itimize.',
  Is: 'Ni',
  'What its cell must hold: a text, a number, true or false.':
    'Seli yake lazima iwe na nini: matini, namba, true au false.',
  'A text as it stands in the list.': 'Matini kama ilivyo kwenye orodha.',
  'true or false.': 'true au false.',
  'Yes or no': 'Ndiyo au hapana',
  Sorted: 'Mpangilio',
  'The order of the rows.': 'Mpangilio wa safu.',
  'Left out, that of the list.': 'Ikiachwa, ule wa orodha.',
  By: 'Kwa',
  'The name of the column that decides.': 'Jina la nguzo inayoamua.',
  'Largest first': 'Kubwa kwanza',
  'Whether the largest, the latest or the last in the alphabet comes first.':
    'Kama iliyo kubwa zaidi, ya karibuni zaidi au ya mwisho kwa alfabeti huja kwanza.',
  'At most': 'Zisizidi',
  'How many rows are shown at most.': 'Safu zinazoonyeshwa zisizidi ngapi.',
  'First column names the rows': 'Nguzo ya kwanza hutaja safu',
  'Whether the first column says what each row is about.':
    'Kama nguzo ya kwanza husema kila safu inahusu nini.',
  'Can be sorted': 'Inaweza kupangwa',
  'Whether visitors can sort the rows by any column.':
    'Kama wageni wanaweza kupanga safu kwa nguzo yoyote.',
  'On a phone': 'Kwenye simu',
  cards: 'Kadi',
  scroll: 'Kusogeza',
  'cards: each row becomes a card; scroll: the first column stays while the others scroll.':
    'cards: kila safu huwa kadi; scroll: nguzo ya kwanza hubaki huku nyingine zikisogea.',
  'When the table was right.': 'Wakati jedwali lilipokuwa sahihi.',
  'Left out, a list says it for itself.': 'Ikiachwa, orodha husema yenyewe.',
  Notes: 'Maelezo',
  'Short notes under the table.': 'Maelezo mafupi chini ya jedwali.',
  'A note.': 'Maelezo.',
  Number: 'Namba',
  List: 'Orodha',
  Yes: 'Ndiyo',
  No: 'Hapana',
  Kind: 'Aina',
};
