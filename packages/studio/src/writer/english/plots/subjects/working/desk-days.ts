import { role, story } from "../subject-story.ts";

/** Stories of what happens at desks: a gift every Monday, a letter sent by mistake, a machine that breaks, a missing cent. */
export const deskDays = [
  story({
    says: [
      /\b(?<gift>(?:an? )?(?:(?:tiny|little|small|new|different|single|folded|anonymous|handwritten|fresh|red|yellow|white) ){0,2}(?:paper (?:crane|bird|boat|flower|star|plane|animal)|origami (?:crane|bird|animal|figure|flower|swan|frog)|flower|rose|poem|note|riddle|cookie|biscuit|chocolate|cupcake|apple|sandwich|muffin))s?\b/i,
      /\b(?:on|at|under|in|beside|next to) (?:her|his|my|their|the|an? (?:[a-z]+ )?(?:worker|clerk|secretary|nurse|teacher|colleague)['’]s) (?:[a-z]+ )?(?:desk|keyboard|locker|workbench|till|chair|place|cubicle|computer|monitor|pigeonhole)\b/i,
      /\b(?:every|each) (?:single )?(?:day|morning|week|evening|monday|tuesday|wednesday|thursday|friday|night|shift)\b/i,
    ],
    may: [
      /\b(?:office|company|bank|clerk|work)\b/i,
      /\b(?:worker|employee|secretary|nurse)\b/i,
      /\b(?:decid\w+|find out|wonder\w*|finds out)\b/i,
      /\b(?:colleagues?|co-?workers?|stranger|secret)\b/i,
      /\b(?:fold\w*|leav\w+|left|puts?)\b/i,
    ],
    unless:
      /\b(?:murder\w*|threat\w*|blackmail\w*|ghosts?|dead|blood|school|pupils?|classroom|spy|spies|stalk\w*|kill\w*)\b/i,
    of: "people",
    after: [
      "@study(hero look) {Hero} turned {thegift} round in the light of the desk lamp. {Hero} put it in the top drawer with the others. By now the drawer would hardly shut. “Somebody likes you,” said the colleague opposite, a man called Ferdinand, and went red for no reason.",
      "@study(hero write) So {hero} made a list. Ferdinand came first, because of the red ears. After him came the trainee with the beautiful handwriting, and the man from the post room, who whistled. {Hero} asked each of them in the kitchen, quite by the way, whether he knew anything about {thegift}. Ferdinand spilled his tea.",
      "+ @corridor(hero talk) There was only one whom {hero} did not ask. Mrs Harker, the head of accounts, had not smiled since the old king died, and she measured the margins of letters with a steel ruler. When she walked down the corridor, people remembered that they had something to do elsewhere. {Hero} crossed her out before {he} had even written her down.",
      "@study.dawn(hero sit) On the next such day {hero} came two hours early. {He} crept under the desk with a cushion and a thermos flask, and pulled the chair in after {him}. {Hero} heard the lift, and then steps that did not hurry. Two black, well-polished shoes stopped in front of {hero}'s nose. Something light was set down on the desk.",
    ],
    end: [
      "@study.dawn(hero look) {Hero} put out {his} head. There stood Mrs Harker, the head of accounts, who never smiled, with her coat still buttoned and a steel ruler in her hand. She had used it to put {thegift} exactly in the middle. “You're sitting on the carpet,” said Mrs Harker at last. “Yes,” said {hero}. “Was it you the whole time?”",
      "@study.dawn(hero sit) Mrs Harker sat down on the carpet as well, very straight. “In March you cried in the lift,” she told {hero}. “You thought that you were alone, but I was behind the trolley. I don't know what to say to people. I never have. But in my own first year here I cried in that lift, too, and the next day there was {gift} on my desk.”",
      "+ @study.dawn(hero talk) “Who was it?” asked {hero}. “I never found out,” said Mrs Harker. “I suspected the whole firm, one after another. And because I suspected them of being kind, I began to greet them. By the time I'd reached the end of the list, I'd stopped crying.” She put the ruler back in her pocket. “I've always assumed that this was the idea.”",
      "@study.day(hero give) {Hero} kept the secret. Ferdinand's red ears turned out to be for somebody in the post room. And when a new girl came in the autumn, and stood in the lift with her face to the wall, {hero} stayed late that night and tried it {himself}. In the morning {gift}, a little crooked, stood on the new girl's desk. Somebody had moved it, with a ruler, exactly into the middle.",
    ],
  }),
  story({
    says: [
      /\b(?:e-?mails?|messages?|text|voice ?mail|chat|video call|letter|microphone)\b/i,
      /\b(?:boss|manager|director|colleagues?|whole (?:company|office|firm)|entire (?:company|office|firm|department)|all (?:staff|employees)|everyone (?:at|in)|ceo|company)\b/i,
      /\b(?:by (?:accident|mistake)|accidentally|wrong (?:person|address|button|recipient|people)|reply all|mistakenly|not meant for)\b/i,
    ],
    unless:
      /\b(?:murder\w*|kill\w*|ghosts?|aliens?|spy|spies|bomb|school|teacher|hacker|lottery|love letter|in love|crush)\b/i,
    of: "people",
    after: [
      "@study(hero read) {Hero} read it once more, with {his} hand over one eye, as if half of it would then be gone. It stayed as it was. It was a message of the kind that can't be called back. Across the corridor a door stood open, and behind it the boss was humming. It was quite an ordinary morning.",
      "@corridor(hero walk) For the rest of the day {hero} behaved as if nothing had happened, and it had never been so hard. {He} greeted the boss too loudly. {He} watered a plant that was made of plastic. When a telephone rang anywhere, {hero} jumped, and at lunch {he} ate a whole plate of celery, which {he} could not stand, because the boss was sitting opposite.",
      "+ @lift(hero look) In the afternoon the lift doors closed, and in the lift there were only {hero} and the boss. The boss looked at the numbers, and {hero} looked at the numbers. “Get much mail today?” asked the boss. “Oh, the usual,” said {hero}. Between the fourth floor and the third the boss laughed a little, and so did {hero}. It sounded like two chairs being moved.",
      "@study.dusk(hero talk) Towards evening {hero} could bear it no longer. {He} knocked and went in and shut the door behind {him}. “It's about that message,” {hero} began. “Thank heaven,” said the boss, and took both hands from the keyboard. They were shaking. “I've been sitting here since nine, waiting for you to come in and shout.”",
    ],
    end: [
      "@study.dusk(hero sit) The boss put the message on the table, printed out, like something that the cat had brought. {Hero} sat down, and line by line it was gone through. “That's unfair,” said {hero} at the first. “That's true,” {he} said at the second, and it cost {him} something. At the third line the boss cleared his throat. “I'd say the same about myself,” he said. “I've simply never had it in writing.”",
      "@study.night(hero talk) It got late. For the first time in all those years the boss heard what was wrong with the work: which meetings were for nothing, who did the things that nobody saw, and why {hero} went home each evening with a stone in {his} stomach. “Why have you never said so?” asked the boss. “Nobody here says anything,” said {hero}. “We send it.”",
      "+ @corridor(hero walk) By the next morning the whole floor knew, of course. They had expected that one of the two would be carrying a cardboard box. Instead {hero} and the boss came down the corridor side by side, and took the door of the boss's room off its hinges with a screwdriver. It had always been shut, people said.",
      "@study(hero write) {Hero} is still there, in a post that did not exist before. It has to do with listening. The boss's door has been taken off its hinges and has become a table in the kitchen, where people say things aloud. And above {hero}'s screen hangs a small yellow note in the boss's handwriting: “Read it twice. Then go and knock.”",
    ],
  }),
  story({
    says: [
      /\b(?<machine>(?:coffee (?:machine|maker)|espresso machine|photocopier|copier|printer|air conditioning|internet|wi-?fi|water cooler|vending machine|lift|elevator|heating))\b/i,
      /\b(?:office|company|firm|newspaper|department|agency|staff ?room|colleagues|employees|ministry|town hall|newsroom)\b/i,
      /\b(?:br[eo]a?k\w*(?: down)?|broken|fail\w*|stop(?:s|ped) working|dies?|died|dead|gave up|gives up|out of order|explod\w+)\b/i,
    ],
    unless:
      /\b(?:murder\w*|kill\w*|ghosts?|aliens?|spy|spies|stuck|trapped|school|fall(?:s|en)? in love|fell in love|hospital)\b/i,
    after: [
      "@study(hero look) It happened on a Tuesday at ten past nine. The {machine} coughed, and blinked, and went dark. People stood in front of it as at a sickbed. Gerald from sales knocked on its side. Then he stroked it. “It'll come back,” he said. “It always has.” By ten there were nineteen of them, and nobody had done a stroke of work.",
      "@study On Wednesday a sheet of paper hung on the {machine}: out of order. By noon people had begun to write on it. “Why?” stood there, and “Come back,” and “This is Gerald's fault.” Meetings lasted three minutes, because nobody could remember what they used to do in them. The director forgot the name of his own company on the telephone.",
      "+ @corridor On Thursday there were two parties. The one swore that the third floor had always used the {machine} too roughly. The other had seen somebody from accounts with a screwdriver. A rumour went round that the ground floor still had one that worked, hidden behind a curtain. At half past two a delegation set out with a torch.",
      "@kitchen On Friday, when two grown men were shouting at each other about a spoon, a small woman called Mrs Okoro pushed her trolley into the middle of it. She had cleaned there for sixteen years, and most of them took her for new. “Sit down,” said Mrs Okoro, and so surprised were they that they all sat down. She unscrewed the back of the {machine}.",
    ],
    end: [
      "@kitchen “There's nothing wrong with it,” said Mrs Okoro after a while. “It's full.” She put in her hand, and pulled out a paper heart, a wedding invitation, and a letter of resignation that had slipped down behind years ago. It was signed by Gerald. Everybody looked at him. “I thought you'd all read it and didn't mind,” said Gerald.",
      "@kitchen It was very quiet. “You wanted to leave?” asked the director. “Four years ago,” said Gerald. “I felt that nobody would notice.” “You bring the cake on birthdays,” said a voice from accounts. “You know when our children have exams,” said the third floor. For the first time that week they all talked at once, and nobody was holding a cup.",
      "+ @kitchen Mrs Okoro had meanwhile closed the back and turned the last screw. “Shall I switch it on?” she asked. They had to look round to see whom she meant. Half of the company was sitting on the floor of the kitchen by then, with the spoon in the middle, and was listening to Gerald.",
      "@kitchen The {machine} works again. But every Friday at three the director pulls out its plug himself, for one hour, and hangs up the old sheet of paper: out of order. Then they all come and sit on the floor. Mrs Okoro has the only chair, and Gerald brings the cake.",
    ],
  }),
  story({
    says: [
      /\b(?:accountant|bookkeeper|auditor|tax (?:inspector|adviser|clerk|official)|cashier|bank (?:clerk|teller|employee)|clerk|treasurer|controller)\b/i,
      /\b(?:one (?:single )?(?:cent|penny|euro|coin|pound|dollar|rupee)|error|mistake|missing (?:cent|penny|cents)|difference|cents?|too (?:much|little|many) (?:money|in)|does(?: not|n't) add up|did(?: not|n't) add up|unbalanced|discrepancy)\b/i,
    ],
    may: [role("boss", "boss|director|manager|chief")],
    unless:
      /\b(?:murder\w*|kill\w*|ghosts?|mafia|steals?|stole|stolen|million\w*|drugs?|fraud|embezzl\w+|robots?|rob\w*|spy|wins?|won)\b/i,
    of: "people",
    after: [
      "@study.dusk(hero write) {Hero} did the sum again from the top. It came out one cent wrong, as it had before. “Oh, leave it,” said the colleagues, who already had their coats on. “I'll put in a cent of my own.” They laid a coin on {hero}'s desk and laughed. But it was not about the cent. If one number told a lie, how could {he} trust the others?",
      [
        "@study(hero talk, boss talk) “One cent,” said {boss} the next morning. “Do you know what an hour of your time costs?” “Twenty-four and a half,” said {hero}, who knew such things. “I'll take holidays for it.” {Boss} looked at {hero} as you look at a man who goes back up a mountain for a glove.",
        "@study(hero talk) “One cent,” they said in the management. “Do you know what an hour of your time costs?” “Twenty-four and a half,” said {hero}, who knew such things. “I'll take holidays for it.” They looked at {hero} as you look at a man who goes back up a mountain for a glove.",
      ],
      "+ @bedroom.night(hero sit) At night {hero} lay in bed and added up. {He} added the books on the shelf, and the stairs, and the barking of the dog downstairs, and everything came out right except the one thing. At three {he} was sitting upright. It was not a mistake in the adding at all. Somebody had rounded down where one rounds up, and had done it on purpose.",
      "@cellar(hero read) {Hero} went down into the archive with a torch and pulled out the old books. There it was again, the year before, on the same day: one cent. It was there in the year before that. {He} went back thirty-one years, shelf by shelf, with dust on {his} nose, and in every book there was one cent too little, in the same thin, careful handwriting.",
    ],
    end: [
      "@room(hero talk) The handwriting led {hero} to a small flat with geraniums. An old man opened, in a cardigan that was buttoned wrongly. He had kept the books until nine years ago; after that the machine had gone on copying his last line. “You've found it!” cried the old man. “I've been waiting for thirty-one years. I had almost stopped believing that there was one of us left.”",
      "@room(hero sit) “I put it there, so that somebody would come,” the old man told {hero}. “In the firm they only ever asked if it was finished. Nobody asked if it was right.” He set two cups on the table. They talked about carried-over tens as others talk about their children. {Hero} had not laughed so much since {his} examination, and only {he} and the old man would have understood why.",
      "+ @study(hero write) The next morning {hero} corrected the books, all thirty-one of them. It came to thirty-one cents. {He} entered them under “other income” with today's date, drew a double line underneath with the ruler, and slept that night like a stone.",
      "@room(hero give) Every year on that day {hero} takes the tram to the flat with the geraniums. {He} brings a cake and the closed accounts, and the old man reads them from the first page to the last, with his finger under the lines. On the table between them lies a cent. Neither of them has ever agreed to take it.",
    ],
  }),
  story({
    says: [
      /\b(?:obituar(?:y|ies)|death notice|declared (?:him|her|me|them)? ?dead|reported (?:him|her|me|them)? ?dead|officially dead|announced (?:his|her) death|listed as dead)\b/i,
      /\b(?:alive|living|not dead|complain\w*|walk(?:s|ed) in|own obituary|her own|his own|by mistake|mistake\w*|wrong(?:ly)?|still)\b/i,
    ],
    may: [role("dead", "man|woman|widow|widower|pensioner|farmer|professor|actor|actress|neighbour|uncle|aunt")],
    unless:
      /\b(?:murder\w*|kill\w*|ghosts?|vampires?|magic\w*|future|tomorrow's|inherit\w*|insurance|spy|fake[sd]? (?:his|her))\b/i,
    of: "people",
    after: [
      "@study(hero read) {Hero} went through the page once more, as if the words might have changed by themselves. There it stood, in black, with a border: the name, the street, and “after a quiet life”. Everything was correct, down to the middle initial. Only the person in question was not dead.",
      [
        "@study(hero talk, dead talk) “A quiet life!” said {dead}. “Four lines! The dentist had sixteen. And who says that I collected stamps? I threw them away, all of them, in the year of the flood.” {Hero} could not think of anything to say. “I'm very sorry that you're not dead,” {he} began, and then heard it.",
        "@study(hero talk) “A quiet life!” came the complaint. “Four lines! The dentist had sixteen. And who wrote that about the stamps? There haven't been any stamps since the year of the flood.” {Hero} had to swallow. “There has been a mistake,” said {hero}.",
      ],
      "+ @street(hero walk) Meanwhile it had begun to have consequences. The bank had closed the account out of respect. The baker had given the Saturday rolls to somebody else. On the front door hung a wreath from the rowing club, and the ribbon said: unforgotten. “They never wrote to me in thirty years,” was the remark on that. “Not even when I paid for the boat.”",
      "@room(hero write) “Then let's do it again properly,” said {hero}. A whole afternoon was spent at a kitchen table, with a pad and a pot of tea. What was to be put in? There was a marriage, and a dog. There was a brother in Canada, and a quarrel about a piano. The tea got cold. “It is rather quiet,” said the voice across the table, after a time. “You weren't so wrong.”",
    ],
    end: [
      "@room(hero talk) {Hero} laid down the pen. “An obituary has one advantage,” said {hero}. “It's usually too late. This one isn't.” They looked at the four lines. Then they began to write down what was missing, on a fresh page: to learn to swim; to ring Canada; to hear that piano once more; to see what the rowing club had to say for itself.",
      "@street(hero walk) They started with the rowing club. The men sat over their beer, and when the door opened they turned as white as the foam. “Thank you for the wreath,” they heard. “I'd like to hear the speech now, please. All of it.” The chairman stood up and read it, with a trembling paper. It was a good speech. By the end half of the club was crying, and the other half was ordering.",
      "+ @study(hero read) Canada answered on the first ring. “They told me you were dead,” cried the brother, “and all I could think of was that stupid piano.” {Hero} held the receiver away and looked tactfully out of the window. The call lasted two hours and went on the newspaper's bill, under “corrections”.",
      "@study(hero read) The correction appeared in the spring, with a border of flowers. It had sixteen lines and was continued on the next page. {Hero} keeps it in the top drawer. A postcard from a swimming pool is stuck to it, with a picture of a very wet person, and on the back there are four words: “Not yet. More follows.”",
    ],
  }),
];
