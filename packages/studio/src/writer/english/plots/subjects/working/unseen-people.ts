import { role, story } from "../subject-story.ts";

/** Stories of those whom the others look through: cleaners, sweepers, dustmen, porters, and the man at the lost property. */
export const unseenPeople = [
  story({
    says: [
      /\b(?:cleaners?|cleaning (?:ladies|lady|woman|women|crew|team|staff|man)|janitors?|charwom[ae]n|chambermaids?|housekeepers?|maids?|kitchen (?:staff|workers)|waitress(?:es)?|porters?|doorm[ae]n)\b/i,
      /\b(?:revenge|like air|ignor\w+|invisible|humiliat\w+|look(?:s|ed)? (?:right )?through|nobody (?:sees|saw|notices|noticed)|never (?:greets?|greeted|noticed)|treat\w* (?:them|her|him)? ?(?:badly|like|as)|pay them back|fired|overhear\w*|find(?:s|ing)? out|found out|discover\w*|secrets?)\b/i,
      /\b(?:director|boss|manager|bankers?|ceo|chairman|minister|politician|landlord|executives?|owner|company|bank|firm|offices?|hotel|tower|building|skyscraper|villa|guests?)\b/i,
    ],
    may: [
      role("chief", "director|boss|manager|chairman|minister|landlord|owner"),
      /\b(?:hid\w*|plan\w*|plot\w*|tak(?:e|ing) their)\b/i,
    ],
    unless:
      /\b(?:murder\w*|kill\w*|ghosts?|vampires?|paint(?:s|ed|ing)|sings?|sang|dance[sd]?|piano|genius|math\w*|inherit\w*|magic|wins?|diamonds?|school|pupils|museum|in love|exhibition)\b/i,
    of: "people",
    after: [
      "@study.night(hero carry) {Hero} came when the lamps went out and left before the lifts began to run. There was no face in the building that {hero} did not know, from the photographs on the desks, and nobody there knew {his} name. When somebody worked late, legs were lifted for the vacuum cleaner and set down again. “They speak as if the room were empty,” said {hero}.",
      "@study.night(hero read) That is how it came out. A sheet of paper had been crumpled up beside the basket, and it was so neatly crumpled that {hero} unfolded it. There was a list on it, with numbers. The pay of everyone who worked at night was to be cut in two, and the other half was to buy the people upstairs a boat. It was called “Well Earned”.",
      "+ @kitchen.night(hero talk) In the small kitchen with the mops there was a council. “I'll put salt in the sugar,” said old Rosalind, who did the fourth floor. “I'll glue the chairs,” said another voice. {Hero} thought about it while the kettle boiled. “No,” said {hero}. “They've never seen what we do. So let's show them. We'll do nothing bad. We'll just do nothing.”",
      "@corridor.dawn(hero walk) It took a single week. On Tuesday the bins overflowed. By Wednesday the soap was finished, by Thursday the important visitors from abroad stuck to the carpet, and the plant in the hall lay down. On Friday a crowd of ladies and gentlemen stood in the dirt and asked each other who was responsible.",
    ],
    end: [
      "@hall(hero walk) Then the doors opened, and {hero} walked in by the front entrance, for the first time, in {his} Sunday clothes. In the great hall the visitors had just asked to see the books. {Hero} laid the sheet on the table in front of them, nicely ironed.",
      [
        "@hall(hero stand) “Well Earned,” one of the visitors read aloud. It became very quiet. {Chief} went first red and then white. “Where did you get that?” “From the floor,” said {hero}. “You throw it down, and we pick it up. You'd be amazed what we pick up.”",
        "@hall(hero stand) “Well Earned,” one of the visitors read aloud. It became very quiet. The gentleman at the head of the table went first red and then white. “Where did you get that?” “From the floor,” said {hero}. “You throw it down, and we pick it up. You'd be amazed what we pick up.”",
      ],
      "+ @hall(hero talk) It did not take long after that. There was a vote, and a resignation, and somebody carried a box to a car without help. “What do you want?” the visitors asked. They expected a large sum. {Hero} had it ready on a small piece of paper: the old pay, the daylight shift, and that people should say good morning. “In which order?” asked the youngest visitor. “From the bottom,” said {hero}.",
      "@corridor(hero talk) The boat was sold before it had been in the water. These days the work is done between nine and five, and people lift their legs, and say good morning, and know who has a grandchild. A brass plate with names is screwed to the wall in the hall. {Hero} polishes it on Fridays, and now and then one of the bankers takes the cloth out of {his} hand and does it for {him}.",
    ],
  }),
  story({
    says: [
      /\b(?:street sweeper|sweeper|cleaner|cleaning (?:lady|woman)|janitor|dustman|garbage (?:man|collector)|porter|milkman|fishmonger|butcher|plumber|postman|postwoman|mechanic|construction worker|bricklayer|builder|taxi driver|bus driver|conductor|ticket inspector|cook|dishwasher|window cleaner|cashier|lorry driver|bin man)\b/i,
      /\b(?:(?:beautiful|wonderful|golden|great|amazing|magnificent|incredible|operatic) voice|sings?|sang|singing|tenor|soprano|arias?)\b/i,
      /\b(?:producer|director|conductor|agent|talent|audition|opera|stage|record(?:ing)?|choir|discover\w*|overh(?:ears?|eard)|heard?|window|tenor|famous|concert)\b/i,
    ],
    may: [
      role("finder", "producer|opera director|choir director|conductor|talent scout|agent|singing teacher|composer"),
      /\b(?<workplace>(?:the |an? )?(?:cold room|street|streets|stairwell|kitchen|workshop|scaffold\w*|bus|square|market|staircase|metro|underground|corridors?))\b/i,
    ],
    unless:
      /\b(?:murder\w*|kill\w*|ghosts?|vampires?|mute|lost (?:his|her) voice|school|children|magic\w*|robots?|deaf|bathroom|shower|choir)\b/i,
    of: "people",
    after: [
      "@street.dawn(hero talk) {Hero} did not know that {he} sang. It came out by itself while {he} worked, like steam out of a kettle. {He} had it from {his} mother, who had sung over the washing. The whole street set its clocks by it.",
      [
        "@street(finder talk, hero look) “You there!” called {thefinder}. {Hero} looked behind {him} to see who was meant. “Who taught you that?” asked {thefinder}. “What?” said {hero}. {Thefinder} came down in slippers, with shaving foam on one ear, and made {hero} sing the line again, and a third time. Then {thefinder} wrote an address on {hero}'s sleeve, because there was no paper.",
        "@street(hero talk) “You there!” called a voice. {Hero} looked behind {him} to see who was meant. “Who taught you that?” asked the stranger at the window. “What?” said {hero}. {He} had to sing the line again, and a third time, with all the neighbours leaning out by now. Then an address was written on {hero}'s sleeve, because there was no paper.",
      ],
      "+ @street(hero stand) “They'll laugh at you,” said {hero}'s cousin. “Go,” said the woman with the fruit, and gave {him} a lemon for the throat. {Hero} cleaned {his} shoes with the inside of a banana skin. On the tram {he} tried to hum the tune, and found that {he} couldn't. It had never happened before. {He} had never tried on purpose.",
      "@theatre(hero stand) It was a big dark room with a lamp in the middle. Behind a table sat people who had heard everything. {Hero} stood in the light, in {his} good jacket, and did not know where to put {his} hands. The pianist played the first bars. {Hero} opened {his} mouth, and what came out was thin and cold, and it was not {his}. “Thank you,” said a man at the table, quite kindly.",
    ],
    end: [
      "@theatre(hero walk) {Hero} went to the door. There, in the corner, stood a bucket and a broom, which somebody had left behind, and the floor was full of dust. It was stronger than {he} was. “It'll only take a moment,” murmured {hero}, and took the broom. At the third stroke it came. It came by itself, like steam out of a kettle, and it filled that room right up to the lamps.",
      "@theatre(hero stand) Nobody moved. The man at the table had taken off his glasses. {Hero} swept as far as the piano and back, with {his} eyes on the dust, and sang about the girl at the well and the soldier who came home. When the floor was clean, {he} stopped. “I'm so sorry,” said {hero}. “I forgot where I was.” “Please,” said the man at the table. “Would you forget it again?”",
      [
        "+ @theatre(hero stand, finder look) There was a premiere in the winter. {Thefinder} stood in the wings and chewed a fingernail. All the seats were sold, but the first three rows had been given away, to a neighbourhood that came with its own lemons. {Hero} looked out through the gap in the curtain and saw the woman with the fruit. Then {he} was no longer afraid.",
        "+ @theatre(hero look) There was a premiere in the winter. All the seats were sold, but the first three rows had been given away, to a neighbourhood that came with its own lemons. {Hero} looked out through the gap in the curtain and saw the woman with the fruit. Then {he} was no longer afraid.",
      ],
      "@street.dawn(hero stand) It is a famous voice by now. The people in the big houses wonder why {hero} always holds something in {his} hands while {he} sings, a broom handle, worn quite smooth. And on Monday mornings, when there is no performance, the street where it all began is still swept by somebody in a good coat. The neighbours set their clocks.",
    ],
  }),
  story({
    says: [
      /\blost (?:property|and found|luggage|items?)\b/i,
      /\b(?:work(?:s|ed|ing)|clerk|employee|keeper|attendant|hand(?:s|ed) in|brings?|brought|office|station|airport|job)\b/i,
      /\b(?<item>suitcase|umbrella|violin|box|letter|diary|bag|coat|teddy(?: bear)?|ring|wallet|watch|camera|photo(?:graph)?|backpack|glove|doll|key|book|notebook|urn|trunk|hat|guitar|shoe|scarf)\b/i,
    ],
    unless: /\b(?:murder\w*|kill\w*|ghosts?|vampires?|bomb|spy|magic\w*|children|school|dream[s]?|baby|robots?)\b/i,
    of: "people",
    after: [
      "@shop(hero take) {Hero} had a rule for all that came over the counter: a tag, a number, a shelf. {He} had tagged false teeth and a stuffed heron. {He} had never in all those years taken anything in without a steady hand. When the {item} stood before {him}, the pen stopped in the middle of the number.",
      "@shop(hero look) “Is something wrong?” asked the young conductor who had brought it. “It was at the very back of a goods wagon, behind the panelling. It must have been there for ages.” {He} ran {his} thumb over a scratch in the side of the {item}. It had the shape of a fish.",
      "+ @station(hero stand) Thirty-odd years ago {hero} had been on the way to the other end of the country. There had been a place waiting there, and a person, and a whole other life. But the {item} had disappeared between two trains, and with it the address and the courage. {Hero} had gone to the lost property to ask. They had been looking for staff that day. “I'll only stay until it turns up,” {he} had said.",
      "@shop.night(hero sit) {He} shut the counter early, for the first time. {He} placed the {item} on the table under the lamp and sat down before it. Everybody whose things {he} had given back had been afraid at that moment, and {hero} had always said the same to them: “It's only what was yours.” Now {he} said it to {himself}. Then {he} opened it.",
    ],
    end: [
      "@shop.night(hero read) There was less in it than {he} remembered: a pressed leaf, a ticket, a strip of photographs with two young faces that laughed at something beside the camera. On the back was the address. Half a life ago {hero} had been on the way there, and had lost the address with everything else. {Hero} looked at the young face that was {his} own. “You'd have gone,” {he} told it. “You only needed the number.”",
      "@station.dawn(hero walk) In the morning the counter remained shut, and a card hung on it: back soon. {Hero} took the first train. {He} carried the {item}, and an old ticket, over which the conductor shook her head; then she punched it all the same. The street was still there, and so was the number. An old person with a watering can stood in the garden, and looked up, and set it down. “You've taken your time,” said the voice.",
      "+ @garden(hero talk) “It was handed in yesterday,” said {hero}. It was the only thing that came into {his} head. They laughed until they had to hold on to the fence. There had been a marriage meanwhile, and children, and a burial. There had also been a strip of photographs on the kitchen wall, the lower half of it, torn off at a station. {Hero} laid the upper half beside it. They fitted.",
      "@shop(hero give) {Hero} still works at the counter on three days of the week. On the others {he} is at the sea. When somebody asks for a thing that went missing long ago, {he} no longer says that it is too late. {He} points up to the top shelf. There stands the {item}, with a scratch in the shape of a fish, and on its tag is written: found.",
    ],
  }),
  story({
    says: [
      /\b(?:garbage|trash|rubbish|refuse|bins?|dustmen|dustman|bin ?man|scrap|waste|recycling|landfill|dump)\b/i,
      /\b(?<finds>books|instruments|toys|dolls|pictures|paintings|letters|photographs|photos|clothes|bicycles|clocks|radios)\b/i,
      /\b(?:collect\w*|rescu\w+|saves?|saved|keeps?|kept|librar(?:y|ies)|museum|repair\w*|orchestra|garage|open(?:s|ed)|throw(?:s|n)? away|threw away|finds?|found)\b/i,
    ],
    unless:
      /\b(?:murder\w*|kill\w*|ghosts?|robots?|spy|money|treasure|diamonds?|cash|magic\w*|school project|baby|body|raccoons?|rats?|(?:start|found|form)\w* (?:an orchestra|a band))\b/i,
    of: "people",
    after: [
      "@street.dawn(hero take) The first time {hero} had only wanted to get them out of the rain. They lay on top of the bin, tied up with string, and it seemed wrong to crush them. {Hero} put the {finds} under {his} seat in the lorry, and there they stayed, warm and dry, beside the thermos flask. Bruno, who drove, shook his head.",
      "@workshop(hero look) Soon {he} could tell by the sound of a bag whether there were {finds} inside. People stopped on the pavement and handed them over, half ashamed. “It was my husband's,” they said. {Hero} cleaned every piece with a soft brush. In the end the car had to sleep in the street.",
      "+ @workshop(hero give) It got about. A girl stood in the door one evening and looked at the {finds} on all those shelves. “How much?” she asked. “Nothing,” said {hero}. “Bring it back or pass it on.” The next day she came with her brothers. On Saturday there were thirty people in front of the door, and an old teacher had brought a chair and a bell.",
      "@workshop(hero talk) Then came the man from the town with a folder. “What goes into the bin belongs to the town,” he explained to {hero}. “All of this is stolen rubbish. It has to be destroyed by Monday.” {Hero} looked at the shelves. “Who'll come for it?” {he} asked. The man turned a page. “According to the plan,” he said, and coughed, “route nine. That would be you.”",
    ],
    end: [
      "@street.dawn(hero sit) On Monday {hero} drove up in the lorry in {his} orange jacket, as the plan had it, because {he} had never in {his} life missed a round. Bruno stared straight ahead. Then he stood on the brakes. The street was full of people. They stood at the edge of the pavement, from the corner to the canal, and in front of each of them was a bin with an open lid.",
      "@street(hero look) “We're putting out our rubbish,” called an old teacher, and rang a bell. Every one of them had been in the garage during the night and had carried something home. Now they laid the {finds} into their own clean bins, and took them out again. “It's mine,” said a girl to the man with the folder. “I've just changed my mind.” He looked it up. It was allowed.",
      "+ @street(hero talk) The man shut the folder. He walked along the row to the end and back, and before one of the bins he stood still for a long time. Something lay in it that he had thrown away himself, in the week of his divorce. “Could I,” he began. “Bring it back or pass it on,” said {hero} from the cab of the lorry.",
      "@workshop(hero stand) The garage has a sign now, painted by somebody whose brushes were found on a Wednesday. The town pays for the light. In the mornings {hero} still drives route nine, and when people hear the lorry they come down in their slippers with {finds} under their arms, so that nothing gets wet.",
    ],
  }),
  story({
    says: [
      /\b(?:(?:night )?porter|receptionist|concierge|hotel (?:clerk|manager|owner|employee|porter)|night (?:clerk|watchman|manager)|doorman|chambermaid|bellboy|hotel)\b/i,
      role(
        "guest",
        "homeless man|homeless woman|homeless boy|homeless girl|homeless person|homeless couple|homeless family|homeless veteran|homeless stranger|beggar|tramp|refugee",
      ),
      /\b(?:suite|rooms?|bed|sleep|night|stay)\b/i,
    ],
    unless:
      /\b(?:murder\w*|kill\w*|ghosts?|vampires?|robots?|spy|billionaire|disguis\w+|inspector|haunted|christmas)\b/i,
    of: "people",
    after: [
      "@hall.night(hero talk, guest stand) It was raining so hard that the revolving door turned by itself. {Guest} stood on the red carpet and dripped. “I only wanted to read the thermometer,” said {guest}. {Hero} looked at the board with the keys. Everything was taken, down to the broom cupboard. Only one key hung there, a big one with a golden tassel.",
      "@bedroom.night(hero look, guest look) “I can't pay for that,” said {guest} upstairs, and did not dare to step off the mat. The bed was as wide as a street. “The room's paid for,” said {hero}. It was not quite a lie, for {he} would pay for it {himself}, in small sums, until about the year after next. “Breakfast is at seven. Please be gone by eight.”",
      "+ @bathroom.night(guest sit) {Guest} sat in the bath until the fingers were wrinkled, and sang, very low. {Hero} heard it through the door when {he} brought the dry clothes. They were {his} own, from the locker. They were a bit too large, but when {guest} came out in them and looked into the mirror with the gold leaves, there was a person in it who stood quite straight.",
      "@hall.dawn(hero talk) At half past seven the director came through the door, two days early. With him came a party of investors, to whom he wished to show the best suite. {Hero} felt the blood go out of {his} head. {He} ran up the stairs three at a time. It was too late. They were all standing before the open door.",
    ],
    end: [
      "@bedroom(guest talk, hero look) The bed was made so smoothly that you could have written on it. {Guest} stood at the window in {hero}'s jacket. “Good morning,” said {guest} to the gentlemen. “The bath drips, left tap. The second stair creaks. And the mattress is too soft; but the person at your front desk is the best I have met in any house, and I've been turned out of all of them.” The director opened his mouth and shut it again.",
      "@bedroom(guest talk) “A tester?” whispered one of the investors, and took out his pen. “In a way,” said {guest}. “I've tested every doorway in this town. I can tell you which of your neighbours heat the step.” And {guest} told them, in a calm voice, what a hotel looks like from outside, at four in the morning, in the rain. One of them took off his hat.",
      "+ @hall(hero talk) “You'll pay for the night, of course,” said the director to {hero}, when they were alone. “Of course,” said {hero}. The director turned the golden tassel between his fingers. “And then I'd like you to tell me why you never asked me,” he said. {Hero} thought about it. “You never stood on the carpet and dripped,” {he} said.",
      "@hall.night(hero give, guest take) {Guest} works there now, from Monday to Friday, on the left tap and on the second stair, and has a room under the roof. On the board behind {hero} one key always hangs free, the one with the tassel. On nights when it rains so hard that the door turns by itself, it does not hang there long.",
    ],
  }),
];
