import { role, story } from "../subject-story.ts";

/** Stories of fortune cookies, of brides in taxis, and of a café where guests pay with what they tell. */
export const cookiesAndCabs = [
  story({
    says: [
      /\b(?:fortune cookies?|horoscopes?|lucky cookies?|(?:calendar|greeting[- ]card) (?:sayings|verses|mottos))\b/i,
      /\b(?:writ(?:es?|er|ing|ten)|wrote|invent(?:s|ed)?|makes? up|made up|compos\w+|fill(?:s|ed))\b/i,
    ],
    unless: /\b(?:murder\w*|kill\w*|ghosts?|vampires?|trapped|prison\w*|spy|spies)\b/i,
    of: "people",
    after: [
      "@workshop(hero write) {Hero} had never given it much thought. {He} wrote forty of them before lunch and forty after it, with the radio on. “A friend is nearer than you believe.” “Today is a good day to begin.” They came from old calendars and from the lids of yoghurt pots.",
      "@street(hero talk) Then they began to arrive at the door, the people. An old lady had read: what you lost is looking for you. That evening her sister had telephoned, after twenty years. A boy had read that he should take the other road, and had missed the bus that slid into the canal. “Are you the one who writes it?” they asked {hero}. They wanted to shake {his} hand.",
      "+ @workshop.night(hero write) Now {hero} could not write a single line any more. {He} sat in front of the empty strips and sweated. What if {he} wrote “change is coming”, and a roof fell in? For three days {hero} wrote only sentences that could do no harm. “Soup is warm,” {he} wrote. “Tuesday follows Monday.” The customers complained.",
      "@restaurant(hero talk) On the fourth day a man in a wet coat sat down opposite {hero}. His little daughter was to have an operation in the morning. “Write me one for her,” said the man. “They come true, I've heard. Write that it'll go well.” {Hero} looked at the thin white strip, and at the man's hands. {He} had never been so afraid of anything so small.",
    ],
    end: [
      "@restaurant(hero talk) “I can't,” said {hero} at last. “I copy them from yoghurt pots. I don't know why they come true.” The man was silent for a long time. “When I read: a friend is nearer than you believe,” he said slowly, “I knocked at my neighbour's door. It wasn't you who made it come true. I did it. But I wouldn't have knocked without the note.”",
      "@restaurant.night(hero write) Then {hero} understood what a note can do and what it can't. {He} took the pen and thought until the tea was cold. The strip that the man carried away in his breast pocket did not say that all would go well. It said: “Whatever comes, you will not be alone with it.” And because it stood there, {hero} put on {his} coat and went along.",
      "+ @hospital.night(hero sit) {Hero} sat on the bench in the corridor all night, beside the man in the wet coat, and so did the neighbour, and the old lady with her sister, who had got wind of it. When the doctor came out in the morning, she had to look twice. Then she smiled, and nine people jumped up at once. “Which of you are family?” she asked. They looked at one another.",
      "@workshop(hero write) {Hero} writes only one an hour now, and none from yoghurt pots. Before {he} rolls up the strip {he} asks {himself} what somebody might do, after reading it. Above the desk a child's drawing is pinned to the wall: a cookie with two wings. And when {hero} is sad, {he} breaks one open, like anybody else, and does what it says.",
    ],
  }),
  story({
    says: [
      /\bfortune cookies?\b/i,
      /\b(?:opens?|opened|break(?:s|ing)?|broke|crack(?:s|ed)?|finds?|found|gets?|got|receiv\w+|reads?|message|note|strip|says|said)\b/i,
    ],
    may: [
      role(
        "companion",
        "wife|husband|sister|brother|friend|colleague|boyfriend|girlfriend|mother|father|daughter|son|boss",
      ),
    ],
    unless:
      /\b(?:murder\w*|kill\w*|ghosts?|vampires?|writes|wrote the|who writes|writer of|spy|spies|lottery|lotto|poison\w*|detectives?|bakes?|baked)\b/i,
    of: "people",
    after: [
      [
        "@restaurant(hero read, companion look) {Hero} read the little strip again and held it up to the lamp. “What does it say?” asked {companion}. {Hero} pushed it across the table between the teacups. {Companion} laughed. “They print those by the thousand,” said {thecompanion}. But {hero} did not throw it away. {He} folded it small and put it into {his} purse, behind the coins.",
        "@restaurant(hero read) {Hero} read the little strip again and held it up to the lamp. They print those by the thousand, {hero} told {himself}. But {he} did not throw it away. {He} folded it small and put it into {his} purse, behind the coins.",
      ],
      "@street(hero walk) From then on the strip was everywhere. {He} noticed things that {he} had walked past for years: a door that was always ajar, a man who fed the sparrows, a poster on the wall.",
      "+ @study(hero talk) At work it did not go unnoticed. “You look as if you're waiting for something,” said the woman at reception. {Hero} showed her the strip. She read it, and it turned out that she had one as well, in her telephone cover, twelve years old. “It hasn't happened yet,” she said. “But it's kept me looking. That isn't nothing.”",
      "@restaurant.night(hero talk) In the end {hero} went back to the restaurant to ask. Behind the kitchen sat a very old woman at a table with a reading lamp. “I wondered when you would come,” said the old woman. at your plate the whole evening, as if it had let you down.”",
    ],
    end: [
      "@restaurant.night(hero sit) “You wrote it for me?” asked {hero}. “I look through the hatch,” said the old woman, “and I write what the face needs. Most people eat it with the crumbs.” She pushed a bowl of soup over to {him}. “Well? Has it come true?”",
      "@restaurant.night(hero talk) {Hero} wanted to say no. Then {he} thought it over. {He} thought of the open door, behind which there was a workshop, where {he} was now learning to glue chairs. {He} thought of the man with the sparrows, whose name was Albert.  “I've only been looking up,” said {hero}. “Dear me,” said the old woman. “What did you think it was about?”",
      [
        "@restaurant.night(hero give, companion sit) On the way home {hero} told {companion} everything, and {companion} did not laugh this time. They went back the next evening and asked for table nine. {Companion} broke {companionhis} cookie open with both thumbs and read it, and then read it once more. “What does it say?” asked {hero}. {Companion} folded it small. “I'll show you when I know,” said {thecompanion}.",
        "@restaurant.night(hero give) “Would you write one for somebody else?” asked {hero}. “There's a man at table two. He comes every Friday and he never takes off his coat.” The old woman moved the lamp and gave {hero} the pen. “My eyes are getting bad,” she said. “You look through the hatch.”",
      ],
      "@restaurant(hero eat) {Hero} still carries the strip in {his} purse, behind the coins, although the ink has rubbed off and there is nothing on it any more. On Fridays {he} sits in the restaurant with {his} face to the room, and looks up.",
    ],
  }),
  story({
    says: [
      role(
        "driver",
        "taxi driver|cab driver|cabbie|taxi ?man|rickshaw driver|bus driver|truck driver|chauffeur|driver",
      ),
      role("bride", "runaway bride|bride|bridegroom|groom|bride-to-be"),
      /\b(?:taxi|cab|rickshaw|bus|truck|car|limousine)\b/i,
    ],
    lead: "driver",
    unless: /\b(?:murder\w*|kill\w*|ghosts?|vampires?|dead|dies|died|wedding ring|vanish\w*|kidnap\w*|robbery)\b/i,
    of: "people",
    after: [
      "@street(driver sit, bride sit) There was so much white on the back seat that {driver} could not see out of the rear window. Somewhere in the middle of it sat {bride}, breathing fast. “Drive,” said {bride}. “Where to?” asked {driver}. “I don't know. Left.” So {driver} drove left, and left again, and so they came past the church a second time.",
      "@street(driver talk, bride look) “Not here!” cried {bride}, and dived under the white. On the steps stood people in hats, all with their watches in their hands. When they were round the corner {driverhe} pushed a box of tissues over {driverhis} shoulder. {Driver} always had one.",
      "+ @street(driver eat, bride eat) At a stall by the river {driver} stopped and bought two hot rolls with sausage, because {bride} had not eaten since yesterday. They ate them on the bonnet. A child came by and asked if they were getting married. “No,” said the two of them with full mouths, so quickly that they had to laugh.",
      "@street(driver talk, bride sit) “Do you love somebody else?” asked {driver}. {Bride} shook {bridehis} head. “Nobody asked me anything,” said {bride}. “They asked about the flowers. They asked whether I wanted the chairs with bows. For a year I've been saying yes to chairs.” {Driver} switched off the meter.",
    ],
    end: [
      "@street(driver talk, bride talk) “I'll ask you something, then,” said {driver}. “I've had nine thousand people in that seat, and I ask them all the same: where do you want to go?” {Bride} looked out at the water for a long time. “To the one I was going to marry,” said {bride}. “But without the hats. I want to be asked properly, and I want to hear what I say.”",
      "@church(driver stand, bride talk) {Driver} drove up to the side door of the church and went in alone. A moment later somebody in a dark suit came out, very pale, with a crooked flower, and got into the front seat. “Will you?” came the question, after a while, into the mirror. “I don't know yet,” said {bride}. “Can we drive round a bit?”",
      "+ @street.dusk(driver sit, bride talk) They drove round until the lamps were lit. {Driver} kept {driverhis} eyes on the road and had never in {driverhis} life listened so hard. They talked about money, and mothers, and whether anyone liked those chairs. Twice there was shouting. At the third bridge there was laughter. “Once more round the church, please,” said {bride}, “and then stop.”",
      "@street(driver sit, bride give) The wedding was four weeks later. It took place on a lawn by the river, and there were no chairs at all. {Driver} had the seat of honour, on the bonnet of {driverhis} cab. “Where do you want to go?” {driver} asks each guest, and waits until there is an answer.",
    ],
  }),
  story({
    says: [
      /\b(?:brides?|wedding dress|bridegroom|groom|bride-to-be)\b/i,
      /\b(?:taxi|cab|rickshaw|lorry|truck|food truck|tractor)\b/i,
      /\b(?:jump(?:s|ed)?|climb(?:s|ed)?|gets?|got|leap(?:s|t|ed)?|hail(?:s|ed)?|flee(?:s|ing)?|fled|runs?|ran|escap\w+|drives?|drove|shout(?:s|ed))\b/i,
    ],
    unless:
      /\b(?:murder\w*|kill\w*|ghosts?|vampires?|dead|dies|died|wedding ring|kidnap\w*|robbery|stuck|traffic jam|driver)\b/i,
    of: "people",
    after: [
      "@street(hero sit) “Where to?” asked the driver into the mirror. All that could be seen there was white, and in the middle of the white a face. “Just left,” said {hero}. They turned left, and then left again, because nothing else was said, and that brought them past the church a second time. {Hero} slid down behind the front seat.",
      "@street(hero talk) A box of tissues came over the front seat. “You're my second this year,” said the driver. “The first wanted the airport.” {Hero} blew {his} nose and looked at the flowers in {his} lap. “Did she regret it?” {he} asked. “She sends a card at Christmas. But you aren't the airport kind. You've looked back three times.”",
      "+ @street(hero eat) They stopped at a kiosk by the bridge, because {hero} had eaten nothing since the day before. {He} sat on the kerb in all that white, with mustard on {his} thumb, and it was the best meal for a year. Three builders on a scaffold clapped. {Hero} got up and bowed, and for the first time on {his} wedding day {he} laughed.",
      "@street(hero talk) “It isn't about love,” said {hero} then. “It's that I woke up this morning, and everything had been decided: the house, the curtains, the colour of the napkins.” A hand reached out and switched it off. “What would you have decided?” asked the voice from in front. {Hero} opened {his} mouth. Nobody had wanted to know that before.",
    ],
    end: [
      "@street(hero write) {Hero} took a pen from the dashboard. On the back of the order of service {he} wrote down what {he} wanted, and it was a short list, and a strange one. It said: a dog. It said: not that house. It said: to be asked again, by the river, with nobody watching. At the bottom there was a name, and {hero} was surprised {himself} at how quickly {he} had written it.",
      "@river(hero talk) The driver carried the list into the church, cap in hand, through all those hats. Ten minutes later somebody came running down to the river in patent-leather shoes, with the paper held high in the air. “I hate that house, too!” came the shout from the top of the steps. “I thought it was you who wanted it!”",
      "+ @river(hero talk) They sat on the wall and went through the list line by line, and then they wrote a second one, which was longer. At one point they quarrelled so loudly about curtains that the ducks left. It was their first real quarrel. Afterwards {hero} felt as if somebody had opened a window. “And now ask me,” {he} said.",
      "@river(hero stand) The wedding took place when both of them felt like it. The driver was the witness, and had washed the taxi for it, inside and out. In the front of it, beside the meter, two sheets of paper are stuck to the glass, and the dog has chewed off one corner. On top there stands, underlined twice: not left. Straight on.",
    ],
  }),
  story({
    says: [
      /\b(?:caf[eé]|coffee|coffee (?:shop|house)|tea ?(?:house|room|shop)|bakery|bar|pub|restaurant|inn|soup kitchen|diner|kiosk)\b/i,
      /\b(?:free|for nothing|instead of (?:money|paying)|as payment|pays?(?: [a-z]+)? with|paid(?: [a-z]+)? with|gives? away|gave away|in exchange|in return|costs? nothing|without (?:prices|money))\b/i,
      /\b(?:(?:true |good |own |a )?stor(?:y|ies)|secrets?|poems?|memor(?:y|ies)|confessions?|songs?|jokes?)\b/i,
    ],
    unless: /\b(?:murder\w*|kill\w*|ghosts?|vampires?|poison\w*|magic\w*|spy|children's|mafia|robots?)\b/i,
    of: "people",
    after: [
      "@cafe(hero give) The first who came were students, and they told things out of films. {He} wiped the counter, and said: “And now a true one.” Then they went quiet and stirred. After a while one of them told about a pair of shoes that his mother had resoled nine times. {Hero} put the cup in front of him, and a piece of cake as well.",
      "@cafe(hero talk) Soon there was a queue, and it was the slowest queue in town. “You're mad,” said the man from the bank, who came about the loan. “What do you live on?” {Hero} nodded at the regulars. Some of them paid, because nothing true had happened to them that week.",
      "+ @cafe.night(hero write) In the evening, when the chairs were up, {hero} wrote it all down in thick exercise books: the stolen kiss in the cable car, the uncle who had married a voice, the dog that went to church. {He} never wrote down the names. By the spring there were thirteen books on the shelf above the sugar. And in the till there lay a letter with a red stamp.",
      "@cafe(hero talk) On the last day of the month the man from the bank was there again with his case. “It's over,” he said to {hero}. “I've come for the keys.” All the tables were full, and they all heard it. {Hero} put {his} hand on the coffee machine, as you do with an old horse. “Will you have one more?” asked {hero}. “You know what it costs.”",
    ],
    end: [
      "@cafe(hero look) The man stood there with his case and looked at the floor. “Nothing happens to me,” he said. “I take away keys.” Then he sat down after all. “There was a bakery,” he began, “in my first year. I took their keys, too. The woman had baked for me that morning, so that I shouldn't have to do it on an empty stomach.”",
      "@cafe(hero read) When he had finished, it was so still that you could hear the sugar sink. Then an old lady got up and laid a note on the counter. It was for the shoes, she said, because they had been her son's as well. A student laid down a coin, for the bakery, which he would not get out of his head. They stood in line once more, and this time they paid: for stories that they had heard there and could not forget.",
      "+ @cafe(hero talk) “It isn't regular income,” said the man from the bank, when he had counted it twice. He sounded hoarse. “But I could enter it as savings. Thirteen volumes.” {Hero} took the first of the exercise books down from over the sugar and laid it in front of him. “As a security,” said {hero}. “You may read it here. But not take it away.”",
      "@cafe(hero give) The place is still there, and the queue is still slow. The man from the bank comes every Friday without his case. {Hero} has begun on the fortieth book. On its cover there is a brown ring from the bottom of a cup.",
    ],
  }),
];
