import { role, story } from "../subject-story.ts";

/** Cases of murder: on the way, behind a locked door, across the courtyard, and of a child who must be found in time. */
export const cleverCases = [
  story({
    says: [
      /\b(?<vessel>train|express|cruise ship|ship|ferry|ocean liner|river boat|steamer)\b/i,
      /\b(?:murder\w*|killed|killer|dead|body|poison\w*|stabbed)\b/i,
      /\b(?:detective|inspector|investigat\w+|passengers?|solv\w+|find out who|found out who|suspects?|conductor|captain|on board|police\w*)\b/i,
    ],
    may: [/\bbefore (?:it|the \w+) (?:reach\w*|arriv\w*|stop\w*|land\w*)[^.]*/i, /\bsolv\w+/i],
    unless: /\b(?:ghost\w*|vampire|spaceship|bomb|pirates?|years ago|war|zombie\w*|in love)\b/i,
    of: "people",
    after: [
      "The {vessel} could not stop, and so nobody could get off. That was the only good thing about it, said {hero}. {He} stood in the narrow cabin of the murder. The victim lay there as if asleep, with one arm hanging down. {Hero} wrote all of it down.",
      "@room.night(hero talk) Nine people could have done it, and {hero} asked them all to tea. There was a banker who had been cheated, and a singer who had been left, and a quiet doctor who had lost a court case. All of them hated the victim. And all of them had sat over the same game of cards since nine o'clock, an hour before the murder.",
      [
        "+ @room.night(hero talk, mate talk) “Nine people who can't stand each other,” said {mate}, “and they all swear to the same thing.” “That's what bothers me,” said {hero}. {Mate} went through the pockets of the coats, very politely, and found nothing but a card: the ace of hearts. So one of the nine had held cards, and hadn't been playing.",
        "+ @room.night(hero look) Nine people who couldn't stand each other, and they all swore to the same thing. It bothered {hero}. {He} went through the pockets of their coats, very politely, and found nothing but a card: the ace of hearts. So one of the nine had held cards, and hadn't been playing.",
      ],
      "@corridor.night(hero look) In the night {hero} counted the steps. From the card table to the victim's cabin it was forty. At the end of the corridor an old steward stood on a stool, in front of a clock, and moved its hand. “An hour back,” said the steward. “We do it every night on this route. The passengers find it on their pillow: one hour, free.” {Hero} stood quite still.",
    ],
    end: [
      "@room.day(hero talk) {Hero} called all nine together and pointed at the clock above the card table. “You swore that the doctor sat down with you at nine,” said {hero}, “because that clock said so. But it was ten already. Somebody had paid the steward to put that one back early, for a joke.” The steward held up the coin. It was a foreign one, like those in the doctor's purse.",
      "@room(hero talk) The doctor laid his hands on the table. “It was the best hour that I ever had,” he said. “He sold bad medicine, in my name, to a hospital for children. I told it to a judge, and the judge was paid.” “Then you'll tell it again,” said {hero}, “and this time I'll sit in the first row.”",
      "+ At the next stop two officers came on board, and the doctor went with them, with his bag in his hand. {Hero} kept {his} word. In court {he} sat in the first row, and listened to the whole of it: the murder, and the medicine as well. The doctor got his sentence, and so did the judge who had been paid.",
      "{Hero} still travels a great deal. When the others on board are asleep, {he} sits under the clock with a cup of tea, and waits until the steward comes with the stool. And then {hero} keeps watch over that one hour, so that nobody uses it again.",
    ],
  }),
  story({
    says: [
      /\b(?:detective|inspector|investigator|commissioner|sleuth|sherlock|miss marple|poirot)\b/i,
      /\b(?:murder\w*|killed|killer|found dead|death of|body|stabbed|shot|poisoned)\b/i,
      /\b(?:mansion|villa|castle|manor|locked room|locked from (?:the )?inside|country house|estate|library|butler|millionaire|lord|lady|countess|count|heirs?|rich (?:man|woman|family))\b/i,
    ],
    unless:
      /\b(?:ghost\w*|island|in love|fell for|train|ship|years ago|cold case|voice|blind|librarian|retired|vampire)\b/i,
    of: "people",
    after: [
      "@study(hero look) The door hung crooked on one hinge, because they had broken it down. The window was barred. The key lay on the carpet, on the inside, next to a knocked-over chair. “So nobody can have gone in or out,” said the young constable. {Hero} looked at the key, and then at the door, and asked for a cup of tea.",
      "@hall(hero talk) The whole house was waiting in the hall. The nephew needed money, and said so. The secretary had cried, and not for the dead. And the butler, who had found the body, poured {hero's} tea without spilling a drop. “Where were you all when the door was broken down?” asked {hero}. They had all been there. They'd run up the stairs together.",
      "@corridor(hero look) {Hero} made them run up the stairs again, with a stopwatch. The cook was last, because of her knees. But when they came to the broken door, there was a thing that {hero} had not expected. They all stopped, and waited, with their hands at their sides, until somebody would try the handle for them.",
      "+ @room.night(hero sit) {Hero} sat up half the night with that. {He} had the house drawn on a sheet of paper, and put a button on it for each of them. The red one was the nephew, the black one the butler. {He} pushed them up the stairs, over and over. A house is a machine, thought {hero}. Everybody in it has one thing that they do, and no one else ever does it.",
    ],
    end: [
      "@corridor(hero talk) “Who tried the handle?” asked {hero} in the morning. They looked at one another. Nobody had. “We only heard that it was locked,” said the secretary slowly. “Who said so?” “The butler,” said the cook. “He opens all the doors here.” And {hero} nodded. “It wasn't locked at all,” {he} said. “He rattled at it, and called for the axe. The key was in his pocket until you were all inside.”",
      "@hall(hero look) The butler put down the tray without a sound. “Thirty years,” he said. “I was promised the little house by the gate. Yesterday I heard that it was to be torn down, for a place to park.” He straightened the spoons. “I asked, and I was laughed at. There was the paper knife.” The cook had begun to cry into her apron.",
      "+ @street(hero walk) Outside stood the police car. From habit the butler went ahead, to open the door of it for the others. {Hero} stopped him with a hand on his sleeve. “Let me do that,” said {hero}, and opened it, and he got in. It was the first time in thirty years that anybody had held a door for him.",
      "@garden(hero sit) The little house by the gate was not torn down, and the old cook lives there now. {Hero} comes for tea when {he} passes that way. And before {he} goes in, {hero} always tries the handle first.",
    ],
  }),
  story({
    says: [
      /\b(?:window|balcony|telescope|binoculars|across the (?:street|road|courtyard|yard)|opposite|house next door)\b/i,
      /\b(?:saw|sees?|seen|watch\w*|witness\w*|notic\w+|observ\w+|believe[sd]?)\b/i,
      /\b(?:murder\w*|kill(?:s|ed|ing)?|crime|strangl\w+|body|stab\w*|attacked)\b/i,
    ],
    unless: /\b(?:ghost\w*|vampire|train|bus|ship|detective|alien\w*|in love|restaurant|toy|dream\w*|dragon)\b/i,
    of: "people",
    after: [
      "@room.night(hero look) When {hero} dared to look again, the curtain over there was drawn. It was an ordinary curtain with a pattern of leaves. Behind it a lamp moved to and fro. Then came the sound of a carpet being rolled up. {Hero} sat down on the floor below {his} own window, and pressed the numbers on the phone with a cold finger.",
      "@room(hero talk) “Over there?” asked the policeman. “I've just been over there. A very pleasant man. His wife has gone to her sister's, for a month.” He looked at {hero's} tired eyes, and at the window, and shut his notebook. When he was gone, the man across the way stood behind the leaves with a cup in his hand, and raised it to {hero}, as people do to a neighbour.",
      [
        "+ @room.night(hero look, mate look) “I believe you,” said {mate}. It was the best thing that anybody had said all week. They took turns at the window, {mate} until midnight and {hero} until it got light. They saw the man eat, and sleep, and whistle. “He's got nerves like ropes,” said {mate}. “He'll never make a mistake.”",
        "+ @room.night(hero look) {Hero} kept watch, night after night, until {his} eyes burned. {He} saw the man eat, and sleep, and whistle. He took out the rubbish like everybody else. He watched the sports. There was nothing to see at all, and that was what was so terrible. A person was missing from that flat, and it looked as if she'd never been there.",
      ],
      "@room(hero look) Then, in the second week, {hero} noticed the geraniums. There were three pots of them on the windowsill across the way, and every evening at six his wife had watered them. In a frost she used to carry them in, and talk to them. Now the leaves hung down, and one pot was nearly dead. {Hero} knew that nobody goes away for a month and forgets that.",
    ],
    end: [
      "@study(hero talk) {Hero} went to the police station and asked for the same policeman. “Do you have flowers?” {he} asked. “Roses,” said the policeman, surprised. “Would you go away for a month without asking somebody to water them?” He opened his mouth. Then he shut it, took his cap, and filled a can at the tap.",
      "@room(hero look) From the window {hero} saw it all. The pleasant man opened the door, and smiled. The policeman smiled as well. He went to the windowsill and gave water to the first pot, and to the second. At the third he stopped. He put two fingers into the dry earth, where it had been dug up not long ago, and drew out a wedding ring.",
      "+ @room.night(hero stand) They took the man away with a coat over his hands. Down in the cellar, behind the coal, they found the carpet, and they knew then that {hero} had told the truth. “I'm sorry,” said the policeman, on {hero's} doormat, with his cap against his chest. “I looked at him, and I should have looked at the windowsill.”",
      "@room(hero look) There are three pots of geraniums on {hero's} windowsill these days. They have come back so well that they hide half the glass. {Hero} waters them every evening at six, and talks to them a little. Across the way a new lamp is on, and a child presses its nose against the pane and waves.",
    ],
  }),
  story({
    says: [
      /\b(?:kidnapp\w*|abduct\w*|taken hostage|ransom)\b/i,
      role(
        "lost",
        "boy|girl|child|son|daughter|granddaughter|grandson|niece|nephew|baby brother|little sister|brother|sister|teenager",
      ),
      role(
        "seeker",
        "father|mother|parents|dad|mum|mom|grandfather|grandmother|uncle|aunt|cop|policeman|policewoman|detective|inspector|commissioner|agent|soldier|ex-cop|truck driver|taxi driver",
      ),
      /\b(?:must|ha[sd] (?:to|only|just)|\d+ hours|search\w*|find|finds|found|rescu\w+|save|saves|saved|hunt\w*|track\w*|look(?:s|ed)? for|pay|raise|until|before)\b/i,
    ],
    may: [/\bransom\b/i, /\b(?:only |just )?(?:one|\d+|a few) (?:night|days?|hours?)\b/i, /\bfind\b/i],
    unless:
      /\b(?:fak(?:e|es|ed|ing)|stag(?:e|es|ed|ing)|pretend\w*|aliens?|dragon|witch|princess|pirates?|troll|fairy|dog is|voice|cat)\b/i,
    lead: "seeker",
    of: "people",
    after: [
      "@room.night(hero talk) The telephone rang at nine. “No police,” said a voice through a cloth. “I want to hear that {lost} is alive,” said {hero}. “I'm all right,” said {lost}. “Tell Auntie Marigold to feed the ducks.” Then the line was dead. {Hero} stood there with the receiver. There was no Auntie Marigold. There had never been any ducks.",
      "@room.night(hero write) So it meant something. {Hero} wrote the words on the wall, as large as they would go. That was what they used to call the yellow paint on the old ferry, years ago, on a summer's day. They had sat by the weir, where the ferry turns round, and a whole bag of bread had gone to the ducks.",
      "+ @study.night(hero talk) “Go home and wait,” they had told {hero}. But waiting was the one thing that {hero} couldn't do. {He} spread out the map. There were nine houses by the weir, a mill, and a boathouse with a tin roof. {He} listened again to the few seconds that the machine had recorded. Behind the voice, very faintly, something was drumming. It was rain on tin.",
      "@river.night(hero walk) {Hero} left the car at the bridge and went on along the river on foot. The boathouse was dark. Through a crack between the boards {hero} saw a candle, and two men who were quarrelling about money. And behind them, on a heap of sails, with tied hands and wide open eyes, sat {lost}.",
    ],
    end: [
      "@river.night(hero look, lost look) {Hero} scratched on the boards, three times, as {he} used to do at the door at bedtime. Inside, {lost} did not turn a hair. But after a moment there was an answer, with the heel of a shoe: three times. Then {lost} began to cough, and to cough,",
      "@river.night(hero run, lost run) It was over in the time in which a bucket falls. The first man went into the river, and {hero} shut the door on the arm of the second. {Lost} had already rolled off the sails and come between {hero's} legs into the open. “Run,” said {hero}, and they ran, through the reeds, with the same breath, until the blue lights came towards them over the bridge.",
      "+ @street.night(hero hug, lost hug) “How did you know?” asked the officer, who had wanted {him} to wait. {Hero} couldn't speak. {He} held {lost} with both arms, blanket and all. “I told them,” said a voice from inside the blanket, rather proudly. “It was a good one, with the ducks, wasn't it?” “It was a very good one,” said {hero}, and then {he} cried after all.",
      "@river.day(hero give, lost give) Once a year they go out on the yellow ferry, and they don't talk about it. They sit down by the weir with a whole bag of bread. “From Auntie Marigold,” says {lost}, and throws the first piece. And {hero}, who counts the ducks and everybody else these days, throws the second.",
    ],
  }),
];
