import { role, type SubjectStory, story, type WrittenStory } from "../subject-story.ts";

const CROOKS =
  "bank robbers|bank robber|robbers|robber|thieves|thief|burglars|burglar|gangsters|gangster|crooks|crook|criminals|criminal|con men|con man|conman|con artists|con artist|pickpockets|pickpocket|bandits|bandit|mobster|swindler";

/** That somebody has stolen something, where no one is called a thief. */
const STOLEN = /\b(?:rob(?:s|bed|bers?|bery|bing)?|st[eo]le?n?|steals?|stealing|burgl\w+|heist|loot|getaway)\b/i;

/** The same story, where the idea tells what they did but not what they are. */
const withoutNoun = ({ says, lead: _, ...written }: WrittenStory): SubjectStory =>
  story({ ...written, says: [STOLEN, ...says.slice(1)] });

const choir: WrittenStory = {
  says: [
    role("crook", CROOKS),
    /\b(?:church|chapel|cathedral|parish)\b/i,
    /\b(?:choir|sing|sang|sung|singing|hymns?|organ)\b/i,
  ],
  unless: /\b(?:nuns?|convent|murder\w*|ghost\w*|killed|stole the organ)\b/i,
  lead: "crook",
  after: [
    "@church(hero sit) {Hero} pushed the bag with the money under the last bench and opened a hymn book, upside down. An old woman in a green hat turned it round. “You're new in the choir,” she whispered. “Thank heaven. We've had nobody for the low notes since Easter. I'm Mrs Tuttle. Breathe with your stomach.”",
    "@church(hero look) Then the police came in. There were two of them, and they walked slowly up between the benches and looked into every face. {Hero} opened {his} mouth very wide and sang. The notes were wrong, but they were loud. A policeman stopped right in front of {hero}. “That's my favourite hymn,” he said, and sat down to listen.",
    "+ @church(hero stand) Behind the pillar {hero} mopped {his} face with a choir sheet. The back door was locked. The bag of money lay out there under the bench, next to the policeman's boots. “Again from the top,” called Mrs Tuttle. “And the new voice, please, not so much like a foghorn.” {Hero} sang it six times, and the sixth time it was almost in tune.",
    "@church(hero stand) “You'll stay for the solo, won't you?” said Mrs Tuttle. “Our soloist has a cold.” {Hero} looked at the door, and at the two policemen, who had got comfortable. So {hero} climbed the two steps in front of the altar, and the organ began, and the whole church turned to look.",
  ],
  end: [
    "@church(hero stand) The first line came out like a rusty gate. But then the choir came in behind {hero}, thirty voices, soft and sure, and carried {him} along as water carries a boat. {Hero} forgot the bag. {Hero} forgot the police. When it was over, the policeman in the front row was crying into his cap.",
    "@church(hero give) Then the collection basket came round. Everybody put in a coin for the new roof, even a small boy, who gave his sweet. When it came to {hero}, {he} stood there with the basket in {his} hands for a long time. Then {he} bent down, pulled the bag from under the bench, and put it in, all of it.",
    "+ @church(hero talk) “That,” said the policeman, “is the money we've been looking for.” “Yes,” said {hero}. “And that was the thief's voice?” “Yes.” The policeman sighed. Mrs Tuttle stepped between them with her green hat askew. “You may have {him} on Monday,” she said. “On Sunday we have the concert.” And that was how it was done.",
    "@church(hero stand) The judge was mild, because all of the money had come back. And now, on Sundays, {hero} stands in the back row of the church again. The policeman sings beside {him}, not very well. {Hero} sings the low notes, and all the church hums with them. “Breathe with your stomach,” whispers Mrs Tuttle to the policeman, and turns his hymn book the right way up.",
  ],
};

const pulpit: WrittenStory = {
  says: [
    role("crook", CROOKS),
    /\b(?:church|chapel|cathedral|parish|village|congregation|cassock)\b/i,
    /\b(?:(?:as|for|be|like|became?) (?:an?|the) (?:new |young |local )?(?:priest|vicar|pastor|parson|preacher|bishop|monk)|priest's (?:clothes|robe)|sermon|pulpit|confession\w*|mass)\b/i,
  ],
  unless: /\b(?:nuns?|convent|ghost\w*|serial)\b/i,
  lead: "crook",
  after: [
    "@church(hero stand) The robe was too short, and there was a moth hole over the heart. {Hero} had just got it over {his} head when the church door opened. “There you are at last,” said the sexton, a tiny man with enormous keys. “They're all waiting for the sermon.”",
    "@church(hero talk) {Hero} held on to the pulpit with both hands. “Dear people,” {he} began. “Stealing is … not easy.” It grew very quiet. “You lie awake,” said {hero}, who knew what {he} was talking about. “You jump when the bell rings. You can't even sit down with your back to the door.” In the third row a man took a silver spoon out of his pocket and began to sob.",
    "+ @church(hero talk) Afterwards they stood in line to confess. The butcher had leaned on the scales for years. The mayor had moved a fence, by night, one hand's breadth at a time. “How much did you take?” {hero} asked each of them, with real interest. “And now you give it back,” {hero} added, because that seemed to be the custom. They went out lighter, all of them.",
    "@bedroom.night(hero look) At night {hero} lay in the priest's narrow bed, with the stolen money under it. On the table stood a pie, and eggs, and a jar of honey, because the village had so little and gave so much. {Hero} wanted to run at midnight. Then there was a knock. It was a girl. “Please come,” she said. “Grandpa is dying, and he's afraid.”",
  ],
  end: [
    "@bedroom.night(hero sit) {Hero} knew no prayers. So {he} sat down beside the old man and held his hand. “I'm no priest,” {hero} said into his ear. “I'm a thief.” The old man opened one eye. “I was one, too,” he whispered. “Forty years ago. I never told anybody.” Then he laughed, so that the bed shook, and he wasn't afraid any more.",
    "@church(hero stand) On Sunday the real priest stood at the door, with a suitcase, two weeks late. Behind him stood a policeman. {Hero} could have climbed out of the window. “I have one more sin to tell you about,” said {hero} instead, “and it's mine,” and put the bag on the edge of the pulpit.",
    "+ @church For a moment there was not a sound in the church. Then the butcher stood up. “How much did you take?” he asked. {Hero} told them. “And now you give it back,” said the whole village in one voice. The policeman blew his nose. He had once kept a bicycle from the lost property himself, he said, and he would take it back tomorrow.",
    "@church(hero sit) {Hero} served {his} time, and it was short. {He} lives in the village now and has a workshop for locks. On Sundays {hero} sits in the last row, and {he} can sit with {his} back to the door. And when the priest gets stuck in his sermon, he looks across, and {hero} nods, and helps him out with a word.",
  ],
};

const classroom: WrittenStory = {
  says: [
    role("crook", `${CROOKS}|gang|fugitive|spy|smuggler|pirate`),
    /\b(?:school|kindergarten|nursery|classroom|preschool|class \w+)\b/i,
    /\b(?:teach\w*|taught|substitute|hid|hide|hides|hiding|pos(?:e|es|ed|ing)|pretend\w*|lessons?|mistak\w+|mistook|took them for|dress\w+|disguis\w+)\b/i,
  ],
  may: [
    /\b(?<subject>maths|math|English|history|music|geography|biology|chemistry|French|German|Spanish|sport|PE|art)\b/,
  ],
  unless:
    /\b(?:charity|teachers? (?:who )?(?:steals?|stole)|murder\w*|ghost\w*|killed|hostages?|shot|wizard\w*|magic school)\b/i,
  lead: "crook",
  after: [
    [
      "@classroom(hero stand) “You're late,” said the headmistress, and pushed {hero} through the door. “{Subject}. Twenty-six of them. They've just worn out a substitute.” The door shut. Twenty-six children looked at {hero}, and {hero} looked at the children. Outside the window a police car went by. {Hero} took a piece of chalk and wrote the word {subject} on the board. It was the best that {he} could do.",
      "@classroom(hero stand) “You're late,” said the headmistress, and pushed {hero} through the door. “Twenty-six of them. They've just worn out a substitute.” The door shut. Twenty-six children looked at {hero}, and {hero} looked at the children. Outside the window a police car went by. {Hero} took a piece of chalk and wrote “Good morning” on the board. There was one mistake in it.",
    ],
    "@classroom(hero write) “What's in the bag?” asked a girl with plaits in the first row, whose name was Philippa. “Homework,” said {hero}. The children groaned. “All right,” said {hero}, “no homework. Here is a question. Three robbers share ninety thousand, and one gets double. How much is that?” Twenty-six heads bent over the paper.",
    "+ @classroom(hero talk) At break the headmistress looked in. She saw children who were arguing about fractions, and children who were drawing the ground plan of a bank. “What have you done to them?” she asked. “Nothing,” said {hero}. “I only asked them what they'd do.” {Hero} had a red apple on the desk, from a boy called Gus. {He} had never been given anything in {his} life without taking it first.",
    "@classroom(hero sit) Then Gus stayed behind. He couldn't read, he whispered, and the teachers hadn't noticed. “I couldn't either, at your age,” said {hero}. {He} sat down on a chair that was far too small, opened the first page, and put {his} finger under the first word.",
  ],
  end: [
    "@classroom(hero stand) The police did not wait. Two officers stood in the door of the classroom. “We're looking for robbers,” they said. Philippa looked at the bag. “That's our teacher,” she said. “And {he} hasn't finished with us.” “{He} hasn't,” said the other twenty-five, and folded their arms.",
    "@classroom(hero give) It would have worked. But {hero} looked at Gus, who was so proud of his first page. {He} couldn't teach them one thing and do another. “Sit down, class,” said {hero}, and gave the bag to the officers. “Last question. If a robber brings it all back on the first day, what does he get?” “Less!” shouted twenty-six children.",
    "+ @street(hero walk) They were right. The judge gave {hero} half, because of the bag, and then half of that, because of a letter which arrived in court. It was from the whole class, and the last line was in large, wobbly letters. “Please hurry up,” it said. “We are at page nine. Gus.” The judge read it out loud, and had to take off her glasses.",
    "@classroom(hero read) {Hero} reads with the slow ones now, on Tuesdays and Thursdays, on the chair that is far too small. {He} has passed all the examinations for it, and without looking at anybody else's paper. There's an apple on the desk. And on the board stands “Good morning”, and there isn't a mistake in it.",
  ],
};

/** Comic stories of crooks where they don't belong: in a choir, a pulpit, a classroom, an old lady's villa, a van full of the wrong loot. */
export const hideouts = [
  story(choir),
  story(pulpit),
  story(classroom),
  story({
    says: [
      /\b(?:br(?:eak|eaks|oke|eaking|oken) in(?:to)?|burgl\w+|robbe?(?:ry|d|rs?)?|thief|thieves|crooks?|stole|steal)\b/i,
      /\b(?:mansion|villa|manor|country house|castle|(?:old|rich|big|huge) (?:house|lady's house)|apartment|flat|house|home)\b/i,
      role(
        "owner",
        "owner|old lady|old woman|old man|grandmother|grandma|granny|widow|pensioner|countess|lady of the house|millionaire|grandfather|actress|hostess",
      ),
      /\b(?:tea|coffee|cake|soup|dinner|invit\w+|offer\w*|awake|woke|came down|caught|surpris\w+|wait\w*|lonely|cook\w*|ask\w*|thought|mistook|took)\b/i,
    ],
    unless: /\b(?:murder\w*|ghost\w*|killed|dead|detective|nursing home|bank|casino|museum|dog|inspector)\b/i,
    of: "people",
    after: [
      "@room.night(hero sit, owner stand) {Hero} stood there with the silver candlestick under one arm. “Put that down,” said {owner}, “it's heavy, and it's only plated. Milk or lemon?” There was nothing for it but to sit down on the sofa. “You've come through the pantry window,” said {owner}. “I've been meaning to get that mended.”",
      [
        "@room.night(hero talk, mate eat, owner talk) “Aren't you going to call the police?” {hero} asked. “At this hour?” said {owner}. “Constable Briggs needs his sleep. And it's so seldom that I have visitors.” {Owner} cut the lemon cake. {Hero} had three slices, and {mate} had four.",
        "@room.night(hero talk, owner talk) “Aren't you going to call the police?” {hero} asked. “At this hour?” said {owner}. “Constable Briggs needs his sleep. And it's so seldom that I have visitors.” {Owner} cut the cake. It was lemon cake, and very good. {Hero} had three slices, and nobody counted.",
      ],
      "+ @corridor.night(hero walk, owner walk) Then {owner} took a lamp and showed {hero} round the house, as people do with guests. There was the piano that no one played. There was the clock that had stopped. On the walls there were pale squares where pictures had hung. “Sold,” said {owner}. “One every winter, for the heating. You've come about ten years too late, I'm afraid.”",
      "@study.night(hero look, owner look) “There's only the safe,” said {owner}. “And I've forgotten the number. I've tried for years.” {Hero} looked at the safe behind the bookcase. Then {he} took off {his} gloves, laid an ear against the cold door, and began to turn the wheel, click by click.",
    ],
    end: [
      "@study.night(hero take, owner look) At four in the morning the safe swung open. There was no gold in it. There was a tin with letters, tied up with a ribbon, and a pair of baby shoes. {Owner} sat down on the carpet as if {ownerhis} legs were gone. “I thought I had lost them,” said {owner}, and held the small shoes against {ownerhis} cheek.",
      [
        "@room.dawn(hero talk, mate talk, owner talk) “Take the candlestick,” said {owner} when it got light. “You've earned it.” {Hero} looked at {mate}, and {mate} shook a crumb off the tablecloth, and then shook hands with {owner}. So {hero} put it back on the mantelpiece, and straightened it. “We'd rather mend that pantry window,” said {hero}. They mended the clock as well, since they were there with all their tools, and it struck six.",
        "@room.dawn(hero talk, owner talk) “Take the candlestick,” said {owner} when it got light. “You've earned it.” But {hero} put it back on the mantelpiece, and straightened it. “I'd rather mend that pantry window,” said {hero}. “Anyone could get in.” Then {he} mended the clock as well, since {he} {was} there with all {his} tools, and it struck six.",
      ],
      "+ @kitchen.day Constable Briggs came past at seven, because the lamp was still burning. He looked at {hero}, and at the bag of tools. “And who's this?” he asked. “My locksmith,” said {owner}, without blinking. “He was kind enough to come in the middle of the night.” It was the first time that {hero} had heard {himself} called by an honest trade. It sounded well.",
      [
        "@room(hero sit, mate play, owner sit) By now there's a sign on a small shop in that town, LOCKS AND CLOCKS. On Thursday nights {hero} and {mate} still go to the old house, and ring at the front door. “Milk or lemon?” asks {owner}. There is cake, and {mate} plays the piano, quite badly, with one finger. {Owner} hums along, and the clock keeps time.",
        "@room(hero sit, owner sit) By now there's a sign on a small shop in that town, LOCKS AND CLOCKS. On Thursday nights {hero} still goes to the old house, and rings at the front door. “Milk or lemon?” asks {owner}. There is cake, and someone plays the piano, quite badly, with one finger. It's {hero}. {Owner} hums along, and the clock keeps time.",
      ],
    ],
  }),
  story({
    says: [
      role("crook", `${CROOKS}|gang|brothers|sisters|friends|cousins|pensioners|couple`),
      /\b(?:truck|van|lorry|train|armou?red car|safe|vault|suitcase|container|briefcase|wagon|plane)\b/i,
      /\b(?:full of|nothing but|only|filled with|instead of|loaded with|contain\w*|turned out to be|held|carr(?:ies|ied)) (?:nothing but |only )?(?<loot>(?!money|gold|cash|one\b|bank)(?:[a-z]+ )?(?:cakes?|wedding cakes?|letters?|love letters?|toys?|teddy bears?|cheeses?|chickens?|hens|puppies|penguins|fish|bread|flowers|roses|books|socks|shoes|potatoes|tomatoes|soup|ice cream|chocolate|pies|dolls|onions|pizzas?|sausages?|diapers|nappies|wigs|umbrellas|cats|kittens|ducks|turtles|rabbits|bees|medicine|toilet paper|biscuits|cookies|sweets|candy|eggs|doughnuts|donuts|pastries|bananas|oranges|fruit|paintings by children|drawings))\b/i,
      /\b(?:st[eo]le?(?:s|n)?|rob(?:s|bed|bing)?|hijack\w*|open\w*|loot|raid\w*|robbery|heist|cracked)\b/i,
    ],
    unless: /\b(?:murder\w*|ghost\w*|killed|zoo)\b/i,
    early:
      /(?:^|, (?:and|but) )(?:it|they|he|she|I|we) (?:(?:found|discovered) (?:it|that it was) |was |turned out to be )?(?:to be )?full of [^.]*\.?$/i,
    lead: "crook",
    after: [
      "@barn.night(hero look) {Hero} shone the lamp into every corner. The light fell on {loot}, right up to the top. “Perhaps underneath,” whispered {hero}, and dug, and came out again with nothing. Nine weeks of planning, and all of it for {loot}!",
      "@barn.night(hero look) On the inside of the door hung a delivery note. {Hero} read it out by the light of the lamp. Everything had to be in the little town of Santa Perla by ten in the morning, said the note, and under it was written by hand: “Please, please be on time. The whole town is waiting.” {Hero} read that line twice. It was half past five.",
      "+ @barn.dawn(hero talk) First they tried to sell {loot} on the way. A farmer laughed until he had to hold on to the gate. A waiter wanted to know if it was stolen. “Certainly not,” said {hero}, deeply hurt. Then {hero} switched on the radio. The police were looking for the thieves in all the wrong places. But in Santa Perla, said the speaker, there were children crying.",
      "@street.day(hero sit) {Hero} stopped at the crossroads. The left road went to the border, and the right one to Santa Perla. “We're crooks,” said {hero}, out loud, to hear how that sounded. Behind {him}, in the dark, slithered {loot}. {Hero} thought of the town that was waiting. And {he} turned right.",
    ],
    end: [
      "@street.day(hero carry) The whole town stood in the square of Santa Perla. When they saw that the delivery was there after all, they cheered, and the brass band played. “You've come!” cried the mayor, and kissed {hero} on both cheeks. “You drove through the night, with those robbers about!” “We saw nothing of them,” said {hero}, and began to unload {loot}, and hands came from all sides to help.",
      "@street.day(hero stand) It was a feast that they talk about to this day. {Hero} was put at the long table, between the priest and the chief of police. “What do we owe you for the delivery?” asked the mayor. {Hero} opened {his} mouth. All {his} life {hero} had dreamt of such a question. “Nothing,” said {hero}, and couldn't believe it.",
      "+ @street.dusk(hero talk) The chief of police walked with them to the car. “There was a delivery note on the door,” he said. “And the driver that it names is a bald man with a limp.” {Hero} stood quite still. “But I've had such a good lunch,” said the chief of police, “and nothing's missing. If I were you, I'd look for a job with wheels.”",
      "@street.day(hero carry) That is how the firm was founded. WE CARRY ANYTHING, it says on the side. But once a year, on that day, {hero} carries {loot} to Santa Perla, for nothing. The band plays. And the chief of police always counts, with a very serious face, and says that nothing's missing.",
    ],
  }),
  withoutNoun(choir),
  withoutNoun(pulpit),
  withoutNoun(classroom),
];
