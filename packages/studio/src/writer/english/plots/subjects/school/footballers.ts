import { role, type SubjectStory, story, type WrittenStory } from "../subject-story.ts";

const GAME =
  /\b(?:football|soccer|basketball|handball|hockey|baseball|cricket|rugby|volleyball|netball|team|goalkeeper|goalie|keeper)\b/i;

/** Lines that are played on the pitch, with their pictures there or in the hall. */
const on = (place: string, lines: WrittenStory["after"]): WrittenStory["after"] =>
  lines.map((each) => (typeof each === "string" ? played(place, each) : each.map((line) => played(place, line))));
const played = (place: string, line: string): string => line.replace("@pitch", `@${place}`);

/** The story of the one who only ever sat on the bench, in a game out of doors or indoors. */
const fromTheBench = (place: "stadium" | "gym", game: RegExp): SubjectStory =>
  story({
    says: [
      game,
      /\bworst (?:player|in (?:the|his|her) team|of the team|in the)\b|\b(?:worst|clumsiest|smallest) (?:\w+ )?player\b|\b(?:bench|always (?:sits|sat) on the bench|never (?:scored|plays|played)|substitute|can't (?:score|throw|catch))\b/i,
      /\b(?:captain|last (?:game|match)|final|must play|has to play|had to play|gets? to play|got to play|step in|big (?:game|match)|lets? (?:him|her) play|puts? (?:him|her))\b/i,
    ],
    unless: /\b(?:goalkeeper|goalie|keeper)\b/i,
    may: [role("coach", "coach|trainer|teacher")],
    of: "people",
    after: on(place, [
      [
        "@pitch(coach give, hero look) “There must be a mistake,” said {hero}. “There isn't,” said {thecoach}, and tied the armband on. It slid down to {hero's} wrist. The rest of the team looked at it, and looked at {thecoach}, and then they all looked at their shoes. Nobody wanted to be the first to say what all of them thought.",
        "@pitch(hero stand) “There must be a mistake,” said {hero}. There was none. It stood on the sheet, black on white, and the rest of the team had read it, too. They looked at {hero}, and then they all looked at their shoes. Nobody wanted to be the first to say what all of them thought.",
      ],
      [
        "@pitch(hero talk, coach talk) “Why me?” {hero} asked, when the two of them were alone. {Thecoach} was pumping up a ball. “Who carries the water?” asked {thecoach}. “I do.” “Who knows when each of them has a birthday, and whose knee hurts?” “I do,” said {hero}. “But that isn't playing.” “No,” said {thecoach}. “That's what is missing from our playing.”",
        "@bedroom.night(hero sit) {Hero} lay awake and went through it. {He} could not shoot, and {he} could not dribble. What {he} could do was sit on a bench and watch. {He} knew whose knee hurt, and who got frightened when it was loud. {He} knew all of them by heart. But what good was that in a game?",
      ],
      "@pitch(hero run) The game began just as everybody had feared. The first pass that came to {hero} bounced off {his} chest and was gone. The second one hit {him} on the ear. At half-time they were far behind. The two best players were shouting at each other, and the smallest one was crying into his shirt.",
      "+ @pitch(hero talk) Then {hero} stood up on the bench, which {he} knew better than anybody. “You pass too late,” {he} said to the first one, “because you don't trust him. And you shout because your knee hurts. And you,” {he} said to the smallest, “are faster than all of us, only you always look down.” There was silence. {He} had been right three times.",
    ]),
    end: on(place, [
      "@pitch(hero run) In the second half {hero} hardly touched the ball. {He} ran about in the middle and talked. “Left. Wait. Now!” It was as if someone had switched on a light. The passes arrived. The two best ones grinned at each other. The smallest one looked up for the first time, and ran, and nobody could catch him.",
      "@pitch(hero look) One minute before the end they had drawn level. The ball came flying, over everyone's heads, straight at {hero}. {He} could not catch it, and {he} could not shoot it. So {he} did what {he} did best. {He} got out of its way, and called a name. The one behind {him} had been waiting there, and put it in.",
      [
        "+ @pitch(hero stand, coach stand) “What a captain,” said the coach of the other side. “And {he} hasn't even got a good pass.” {Thecoach} only went on winding up a rope, and pretended that there was something in {coachhis} eye. The team had lifted {hero} up on their shoulders by then. {He} fell off twice.",
        "@pitch(hero stand) “What a captain,” said the coach of the other side. “And not even a good pass.” The team had lifted {hero} up on their shoulders by then. {He} fell off twice.",
      ],
      "@pitch(hero sit) The armband hangs on a nail over the bench, where the water bottles are. {Hero} is still not a good player. But when one of them is angry or sad, they sit down next to {him}, and move close.",
    ]),
  });

/** Stories of football and other games with a ball. */
export const footballers = [
  story({
    says: [
      /\b(?:goalkeeper|goalie|keeper|in goal)\b/i,
      /\b(?:worst|substitute|reserve|never (?:played|been|saved)|can't (?:catch|save)|cannot (?:catch|save)|clumsy|afraid of the ball|scared of the ball|lets in|takes? (?:his|her) place|took (?:his|her) place|had to play|has to play|only one left|bench|no goalkeeper)\b/i,
      /\b(?:final|match|game|penalt\w+|cup|derby|tournament|school|team)\b/i,
    ],
    unless:
      /\b(?:prison|robot|ghost|troll|rowing|takes (?:his|her) place|took (?:his|her) place|grandmother|granny|dragon)\b/i,
    may: [role("coach", "coach|trainer|captain|teacher")],
    of: "people",
    after: [
      "@stadium(hero stand) The gloves were too big and still damp from somebody else's hands. {Hero} stood between the posts and looked from the one to the other. It had never been so plain how far apart they were. You could have parked a bus in there, and {hero} had, so to speak, let in quite a few buses.",
      [
        "@stadium(coach talk, hero look) “Just do what you can,” said {thecoach}, and it did not sound like very much. {Thecoach} had aged a little since the morning. “And if a ball comes?” asked {hero}. “Get in the way,” said {thecoach}. It was the shortest lesson in the history of the game.",
        "@stadium(hero stand) “Just do what you can,” said the others, and it did not sound like very much. “And if a ball comes?” asked {hero}. “Get in the way,” they said. It was the shortest lesson in the history of the game.",
      ],
      "+ @stadium(hero run) The first shot came after two minutes. {Hero} jumped to the left, and the ball went in on the right. The second one {he} did not see at all, only heard the net. On the other side they were laughing already. {Hero} picked the ball out of the net, and it was heavier than before.",
      "+ @stadium(hero stand) But the team fought. They ran for two, each of them, because they knew who was standing behind them. A header went in for them, and then, from a corner, a second one. Shortly before the end it was two all, and {hero's} knees were shaking so hard that {his} socks came down.",
      "@stadium(hero look) So it came to penalties, the last thing that anybody had wished for. Four went in on this side, and four went in on that. If {hero} held the next one, it was over. A tall striker laid the ball down, took three steps back, and smiled. {Hero} knew that smile. The whole stadium knew it.",
    ],
    end: [
      "@stadium(hero look) Left or right? {Hero} had always guessed wrong, all {his} life. {He} was the worst guesser in the country. “If I think it's left,” {he} thought, “then it's right. But if I then go right, it's left.” {He} was still thinking about it when the whistle blew, and so {he} did not jump at all. {He} just stood there.",
      "@stadium(hero take) The striker had waited for {hero} to jump, as they all do. He saw no one jumping, and didn't know where to shoot any more, and so he shot straight ahead, as hard as he could. The ball hit {hero} in the middle of the tummy. {He} fell over backwards, with both arms round it, and did not let go.",
      "@stadium(hero stand) For a moment it was quite still. Then they came running, the whole team, and lay down on top of {him}. “Did I get in the way?” asked a voice from the bottom of the heap. “Yes!” they yelled. “You did!” They carried {hero} round the pitch, with {his} socks round {his} ankles.",
      "@stadium(hero walk) The gloves are dry now, and they fit. Before every match {hero} walks from one post to the other and counts the steps. It's six. It really isn't so very far.",
    ],
  }),
  fromTheBench("gym", /\b(?:basketball|handball|volleyball|netball|futsal)\b/i),
  fromTheBench("stadium", GAME),
  story({
    says: [
      /\b(?:football|soccer|hockey)\b/i,
      /\bgirls?\b/i,
      /\b(?:boys?|not allowed|only girl|aren't allowed|isn't allowed|laugh\w*|beat|won't let|wouldn't let|would not let)\b/i,
    ],
    may: [role("ally", "grandmother|grandma|granny|gran|nana|abuela|grandpa|grandfather|aunt|nun|teacher|mother|mum")],
    of: "people",
    unless: /\b(?:in love|fell in love|kiss\w*|murder\w*|vampire|cheerleader|only girl)\b/i,
    after: [
      "@stadium(hero look) “Girls can't play,” said the boys. They did not even say it in a nasty way. They said it as one says that it's raining. And they took the good pitch, the one with grass and with nets, as they always did. What was left was the field behind the rubbish bins, which had a hill in the middle.",
      "+ @meadow(hero run) So that was where {hero} played. The ball never rolled straight there. It jumped, it ran downhill, and hid in the nettles. Whoever wanted it had to be quick and had to think ahead. {Hero} got scratched, and stung, and quick.",
      [
        "@meadow(ally take, hero look) {Theally} had watched for a while from behind the fence. “I'll go in goal,” {theally} said. {Hero} thought that it was a joke. But {theally} tied up {allyhis} shoelaces, stood between two schoolbags, and caught the first ball with one hand, as one catches a hen. “Well?” said {theally}. “Are you going to shoot or are you going to look?”",
        "+ @street.night(hero run) In the evenings {hero} played on alone, with the light from the kitchen windows, against the wall. The wall was a good player. It gave every ball back and never said anything about girls.",
      ],
      "@stadium(hero talk) Then {hero} walked over to the good pitch, right across the middle of their game. “A match,” said {hero}. “On Sunday. If we win, we play on the grass, too.” The boys laughed until they had to sit down. “And if you lose?” “Then we wash your shirts until Christmas.” They shook hands on it.",
      "@stadium(hero run) On Sunday half the town was there. In the first half it went badly. On the smooth grass the ball ran so fast and so straight that {hero} always came too late. The boys scored, and scored again. Somebody had already brought a bag with dirty shirts, and put it down where everyone could see it.",
    ],
    end: [
      "@stadium.storm(hero look) At half-time it began to rain. It rained as if somebody had tipped out the sky. Within minutes the fine pitch was full of puddles and lumps. The boys slipped and fell, and the ball stopped where it liked. {Hero} looked at it all and began to smile. It was just like behind the rubbish bins.",
      [
        "@stadium.storm(hero run, ally take) Now it was {hero} who was there before the ball was. One goal. Two. The boys attacked with everything they had, but in the other goal {theally} stood like a barn door, with {allyhis} sleeves rolled up, and caught whatever came. In the last minute {hero} saw which way the ball would jump. {He} was already there.",
        "@stadium.storm(hero run) Now it was {hero} who was there before the ball was. One goal. Two. The boys shouted and slid on their bottoms. In the last minute the ball hit a lump and flew up sideways, and only one player on the whole pitch had known which way it would jump. {Hero} was already there.",
      ],
      "+ @stadium(hero talk) They were all brown from top to bottom, and nobody could tell any longer who was a boy and who was a girl. “Where did you learn that?” asked the boys' captain, and spat out some mud. “Behind the bins,” said {hero}. “You can come, too. But you'll have to be quick.”",
      "@stadium(hero stand) There are two fields now, and each of them belongs to all. The bag with the shirts stood there till it was dark. In the end they washed them together, in one big tub, and they all came out the same colour.",
    ],
  }),
  story({
    says: [
      /\b(?:football|soccer|hockey)\b/i,
      /\b(?:worst (?:\w+ ){0,3}team|(?:hasn't|haven't|had not|has not|have not|had never|has never|never) won|lose[sd]? every|lost every|always los\w+|losing team|last place|bottom of the (?:league|table))\b/i,
    ],
    may: [
      role(
        "coach",
        "coach|trainer|teacher|nun|striker|grandmother|grandma|grandfather|grandpa|janitor|priest|butcher|baker",
      ),
    ],
    unless: /\b(?:prison|zombie|robot)\b/i,
    after: [
      "@room There was a cupboard for the cups in the clubhouse, with a light in it. There were no cups. There was a sandwich in it, and the light shone on the sandwich. They had lost so often that the people in town said “see you at the defeat” when they meant Saturday.",
      [
        "@stadium(coach talk) Then {thecoach} took charge. {Thecoach} watched one training session from beginning to end without a word. They waited for the shouting. “You're quite good,” {thecoach} said finally, “at one thing. I have never seen people who apologise so nicely.” And it was true. They said sorry when they got the ball, and sorry when they lost it.",
        "@room One evening they sat in the changing room after yet another defeat and counted how often they had said sorry during the match. They said sorry when they got the ball, and sorry when they lost it. They came to forty-six. “We aren't playing,” said the one with the plaster on her nose. “We're apologising.”",
      ],
      "+ @stadium The first rule was: no more sorry. Whoever said it had to put a coin in a sock. After the first week the sock could hardly be lifted. They ran through the rain, they ran up the steps by the church, and when one of them fell, the others shouted “good!” It took some getting used to.",
      "+ @stadium The sock paid for new shirts. They were orange, because orange had been cheapest. “Now at least they'll see us lose,” said the smallest of them, and went red, and put in another coin.",
      "@stadium The last match was against the best side of all, who came in a bus with curtains. These people did not even warm up. They were eating bananas. Within ten minutes they were ahead, and their fans began to sing. On the touchline somebody was already unwrapping a sandwich.",
    ],
    end: [
      "@stadium Then the smallest one in orange took the ball away from their captain, a man like a wardrobe. He fell on his back and looked up, surprised. The whole stadium heard how the smallest one took a breath to say it. And did not say it. And ran.",
      "@stadium That was the first goal of the year. After that it was as if a cork had popped. They ran, they fell, they shouted “good!” The others stopped eating bananas. One minute before time it was level, and then there was a corner, and four orange shirts jumped at once, and nobody could say later whose head it had been.",
      [
        "@stadium(coach run) They did not know how one cheers. They had never needed it. They stood there with hanging arms until {thecoach} came running across the pitch and tipped the whole sock over their heads, coins and all. “Sorry!” cried {thecoach}, and laughed so much that {coachhe} had to pay twice.",
        "@stadium They did not know how to cheer. They had never needed it. They stood there with hanging arms and looked at the scoreboard. Then the one with the plaster took the sock and tipped it over all their heads, coins and all, and now it began, and it went on till morning.",
      ],
      "@room There's a cup in the cupboard now. It's quite a small one, with a dent, and the light shines on it. The sandwich has been allowed to stay.",
    ],
  }),
  story({
    says: [
      /\b(?:always|never|every time)\b/i,
      /\b(?:picked|chosen|pick(?:s|ing)?|choose[sn]?|chose) (?:last|(?:him|her|them) (?:last|for)|for (?:the|a|any) (?:team|game)s?)|last (?:to be )?(?:one )?(?:picked|chosen)\b/i,
    ],
    early: /,? until (?:one day|the day) .*$/i,
    may: [role("teacher", "PE teacher|gym teacher|sports teacher|teacher|coach")],
    of: "young",
    after: [
      "@gym(hero stand) It was the same each time. Two captains stood at the front and called out names, and the row by the wall bars got shorter. “You take {him},” said the one. “No, you,” said the other. By then {hero} had read the sign about fire drills so often that {he} could have sung it.",
      "+ @gym(hero look) While the others were being picked, {hero} had time to look. {He} saw a lot from there. {He} saw that Big Bruno only ran to the left. {He} saw that fast Femke shut her eyes when a ball came from above. And {he} saw who stood second to last, and third to last, and how they pulled at their sleeves.",
      [
        "@gym(teacher talk, hero walk) One morning {theteacher} came in with a whistle and a broken arm. Nobody dared ask. “Today {hero} is captain,” said {theteacher}. There was a laugh somewhere, and then it was quiet. {Hero} walked to the front. It was ten steps. The whole row looked different from there, like a street when you come from the other end.",
        "@gym(hero walk) One morning one of the captains was ill. “Then {hero} can be captain,” said the teacher. There was a laugh somewhere, and then it was quiet. {Hero} walked to the front. It was ten steps. The whole row looked different from there, like a street when you come from the other end.",
      ],
      "@gym(hero point) “You first,” said the other captain, very generously, and they all waited for Big Bruno's name. “Pia,” said {hero}. Pia had glasses as thick as jam jars, and looked behind her to see who was meant. Then {hero} called the boy with the cough, and the girl who always fell over, and so on, from the wrong end of the row.",
    ],
    end: [
      "@gym(hero talk) “That's not a team,” said Big Bruno, “that's a hospital.” But {hero} put them in a circle and whispered. {He} told them about the left and about the shut eyes. “They have never looked at us,” {he} said, “so they don't know what we can do. But we've looked at them for years.” Pia pushed up her glasses.",
      "@gym(hero run) Big Bruno ran to the left, and there stood the boy with the cough. Every ball came from above, and fast Femke missed every one. The girl who always fell over fell over in just the right place. They did not win by much. It was one point. But no one in that hall could remember one that had been cheered so loudly.",
      "+ @gym(hero talk) “How did you do that?” Big Bruno asked in the changing room. He really wanted to know. “I had a good place,” said {hero}, “for looking.” Bruno thought about it all through maths. The next time he went and stood at the end of the row himself, to see what could be seen from there.",
      "@gym(hero stand) They draw lots now. It was Pia's idea. And whoever is called last gets to be the captain next time. {Hero} has been last twice since, and both times on purpose.",
    ],
  }),
];
