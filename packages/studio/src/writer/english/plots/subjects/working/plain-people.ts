import { role, story } from "../subject-story.ts";

/** Stories of interviews, speeches, crossings, masters, guides and photographers. */
export const plainPeople = [
  story({
    says: [
      /\b(?:job interview|interview for|interviews?|interviewer|applies for a job|applied for a job|job application)\b/i,
      /\b(?:late|way|miss(?:es|ed)|help(?:s|ed)?|spills?|spilled|spilt|wrong|stuck|nervous|rain|coffee|stranger|bus|train|lift|elevator|old (?:man|woman)|mistak\w+|mistook|argu\w+|quarrel\w*|insult\w*|shouts?|shouted|first|never|dream job|unemployed|suit)\b/i,
    ],
    may: [
      /\b(?:flat tyre|puncture|coffee|suit|shirt|shoes?)\b/i,
      /\b(?:(?:an? hour |too |very )?late|arriv\w+)\b/i,
      /\b(?:spill\w*|spilt|help\w*|only|on (?:his|her) way)\b/i,
      role("stranger", "old woman|old man|elderly woman|elderly man|stranger|cleaner|cyclist|woman|man|boy|girl"),
    ],
    unless:
      /\b(?:share|brothers|sisters|twins|murder\w*|ghosts?|robots?|kill\w*|spy|spies|vampires?|devil|hell|monster|santa|police|suspect|journalist|reporter|celebrity|star|dragon|haircut\w*)\b/i,
    of: "people",
    after: [
      "@corridor(hero run) By the time {hero} reached the right door {he} had one wet shoe and a button too few. The others were sitting along the wall, dry and combed, with their folders on their knees. “You're late,” said the woman at the desk, without looking up. “They've nearly finished.” {Hero} sat down and left a puddle.",
      [
        "@corridor(hero sit) {He} had prepared for three weeks. {He} knew the answer to where {he} saw {himself} in five years. And now {hero} could think of nothing but {stranger}, and of how {strangerhe} had looked, and whether everything had turned out all right. “Number nine,” called a voice. {Hero} stood up, and the second button rolled under a chair.",
        "@corridor(hero sit) {He} had prepared for three weeks. {He} knew the answer to where {he} saw {himself} in five years. And now {hero} could think of nothing but this morning, and of all that had gone wrong in it. “Number nine,” called a voice. {Hero} stood up, and the second button rolled under a chair.",
      ],
      "+ @study(hero sit) Behind the table sat three people with three pencils. “What is your greatest weakness?” asked the first. {Hero} looked down at {his} shoe. “I think you can see it from there,” {he} said. The second pencil stopped. The third, which belonged to a grey lady by the window, had not written anything at all.",
      "@study(hero talk) “Why are you late?” the grey lady wanted to know. {Hero} had a very good lie ready, with a bridge in it. {He} opened {his} mouth, and was suddenly too tired for it. So {he} told them everything, from the alarm clock on, just as it had happened. It took a while, and when {hero} told it aloud it sounded even more stupid.",
    ],
    end: [
      [
        "@study(hero look, stranger stand) “And you'd do that again?” asked the grey lady. {Hero} thought about it. “Yes,” {he} said. “Only with other shoes.” Then the door opened behind {him}, and somebody came in, out of breath. It was {stranger}. “There you are!” said {stranger} to {hero}. “You ran off before I could thank you.” “Good morning,” said the grey lady. “I see that you two have met.”",
        "@study(hero look) “And what would you do differently?” asked the grey lady. {Hero} thought about it. “Nothing,” {he} said. “Only the shoes.” Then the door opened behind {him}, and the porter came in, with two buttons and a wet folder. “This was lying on the stairs,” he said. “It's the one who held the door for me, when I had all those boxes. The others walked round them.”",
      ],
      "@study(hero talk) The grey lady put down her pencil. “We've had eight people in here today,” she said. “All of them see themselves as head of the department in five years. All of them were on time. I asked each of them what they had noticed on their way here.” She looked at the puddle. “Nobody had noticed anything. That's what we're looking for, you see. The rest can be learned.”",
      "+ @street(hero walk) {Hero} walked home in the rain, quite slowly, with a contract under {his} jacket. {He} did not mind the wet any more, since there was hardly anything left to get wet. At the corner {he} bought a needle, some thread, and a bunch of tulips, and {he} could not have said for whom.",
      "@corridor(hero look) The next time people sat along that wall, with their folders on their knees, {hero} walked past them with a box in each hand. {He} let one of them fall, just to see. And {he} had a button in {his} pocket, to give to the one who picked it up.",
    ],
  }),
  story({
    says: [
      /\b(?:speech|toast|eulogy|talk|address)\b/i,
      /\b(?:stolen by the wind|blown away|bl[eo]w\w*|wind|los(?:es|t|ing)|forg[eo]t\w*|left (?:it|his|her|the)|wrong (?:speech|paper|page)|mix(?:es|ed) up|ate|eats|missing|disappear\w*|blank|swap\w*|washed|shopping list|tears?|torn|st[eo]al\w*|stole|stolen)\b/i,
      /\b(?:mayor|minister|president|best man|father|mother|boss|director|teacher|bride|groom|professor|king|queen|politician|priest|vicar|chairman|headmaster|widow(?:er)?|brother|sister|uncle|aunt|friend|scientist|officer|captain|\p{Lu}\p{Ll}+)\b/u,
    ],
    unless:
      /\b(?:ant|friends|murder\w*|ghosts?|robots?|kill\w*|stutter\w*|school|class|pupils?|assassin\w*|spy|spies|parrot|children|magic|telephone|phone)\b/i,
    of: "adults",
    after: [
      "@hall(hero look) {Hero} had worked on that speech for nine evenings. It had three jokes in it, a thought in the middle, and a line at the end at which people were going to wipe their eyes. Now {he} felt in {his} left pocket, and then in {his} right one. There was a tissue, and half a peppermint.",
      "+ @hall(hero talk) “I know it by heart,” {hero} said to {himself}. “It began with thanks.” But whom had {he} thanked? {He} remembered how the paper had looked, with the coffee ring at the top, and not one word of what had stood beneath it. Outside, the chairs were already scraping. They were all there, down to the last row.",
      "+ @hall(hero write) {Hero} took a pencil and tried to write it all down again on the tissue. The tissue tore. {He} wrote a word on each of {his} fingers, and then {he} shook hands with a damp gentleman, and had only the thumb left. On the thumb stood: unforgettable.",
      "@hall(hero stand) Then somebody called {his} name, and there was applause. {Hero} stood in front of all those faces, and it became quiet, and then it became a little too quiet. A child in the second row said aloud, “Why isn't anything coming?” {Hero} drew a breath. The microphone gave a small squeak, as if to help.",
    ],
    end: [
      "@hall(hero talk) “I had a speech,” said {hero}. “It was very good. It's gone.” A few people laughed, in a friendly way, because they thought it was one of the jokes. “So I can only tell you what I thought when I wrote it,” {he} went on. “I thought: what can I say so that nobody notices how frightened I am? That took the nine evenings.”",
      "@hall(hero talk) It was quite still now. {Hero} looked at them, one after the other, and noticed that {he} knew something about every face. {He} began with the old man by the pillar, who had once lent {him} a ladder. {He} went on to the woman with the hat. It was not a speech at all. {Hero} simply said thank you, by name, row after row, and for what.",
      "@hall(hero look) When {he} had got to the last row they were wiping their eyes, though there was not one line in it that had been meant for that. The child in the second row stood up on the chair. “And for what do you thank me?” it called. “For asking,” said {hero}. After that nobody could hear anything, for the clapping.",
      "@hall(hero give) The old speech turned up long afterwards, where nobody had looked, with its coffee ring and all three jokes. {Hero} has hung it on the wall. And whenever {he} has to say something in front of people, {he} leaves it hanging there, and looks at the faces.",
    ],
  }),
  story({
    says: [
      /\b(?:crossing guard|lollipop (?:man|woman|lady)|school crossing|crossing (?:patrol|keeper|attendant)|zebra crossing|traffic policem[ae]n)\b/i,
      /\b(?:child(?:ren)?|kids?|pupils?|boy|girl|school|every (?:day|morning)|cars?|road|street|retir\w*|last|traffic lights?|years|name)\b/i,
    ],
    may: [role("kid", "boy|girl|schoolboy|schoolgirl|first-grader")],
    unless:
      /\b(?:danc\w+|murder\w*|ghosts?|robots?|kill\w*|ducks?|hedgehogs?|toads?|frogs?|geese|dies|died|magic|aliens?)\b/i,
    of: "people",
    after: [
      "@street(hero stand) {Hero} stood there from half past seven, in the yellow coat, at the spot where the bus road crosses the school road. {He} never looked at the cars. {He} looked at the drivers, straight in the eye. {Hero} could stop a cement lorry like that, with one eyebrow.",
      [
        "@street(hero talk, kid talk) {He} knew them all by their walk. There were the hoppers and the dawdlers, and there was {kid}, who always came last and stopped exactly on the kerb. “What's it today?” {hero} would ask. “Spelling,” said {kid}. “Then left foot first,” said {hero}. “Left is good for spelling.” And {kid} crossed over, left foot first.",
        "@street(hero talk) {He} knew them all by their walk. There were the hoppers and the dawdlers, and there was a boy called Emil, who always came last and stopped exactly on the kerb. “What's it today?” {hero} would ask. “Spelling,” said Emil. “Then left foot first,” said {hero}. “Left is good for spelling.” And Emil crossed over, left foot first.",
      ],
      "+ @street(hero look) For each trouble {hero} had a foot, or a hop, or a number of white stripes on which you must not tread. {He} invented them on the spot. At home {he} wrote them down, so as not to mix them up. The parents hurried by, looked at their watches and said good morning to the coat.",
      "@street(hero look) Then men came with a drill and a box. It was a traffic light, grey and new, with a small green man inside. “From Monday,” they told {hero}, “you can sleep late. It never gets a cold.” On Friday {he} hung up the coat.",
    ],
    end: [
      [
        "@street(hero look, kid stand) On Monday at half past seven {hero} stood behind {his} curtain. The little man turned green. The children stood on the kerb, all forty of them, and did not go. He turned red, and green again. The cars began to hoot. At the very front, exactly on the edge, stood {kid}, with crossed arms. “It doesn't say which foot,” said {kid}.",
        "@street(hero look) On Monday at half past seven {hero} stood behind {his} curtain. The little man turned green. The children stood on the kerb, all forty of them, and did not go. He turned red, and green again. The cars began to hoot. At the very front, exactly on the edge, stood Emil, with crossed arms. “It doesn't say which foot,” said Emil.",
      ],
      "@street(hero run) {Hero} ran down in {his} slippers, with the yellow coat over {his} pyjamas. “What have you got today?” {he} called. “Sums!” they shouted. “Swimming!” “My tooth!” {Hero} looked a bus driver straight in the eye, and raised one eyebrow. “Sums on the right,” {he} said. “Swimmers hop. Teeth in the middle, and don't touch the fourth stripe.”",
      "+ @street(hero talk) The bus driver leaned out. {Hero} knew the face. It was older, and had a beard. “I used to be a fourth stripe,” said the driver. “Maths, nineteen years ago.” He switched off his engine, in the middle of the road. “Which foot for a man who's got to go to the doctor today?” he asked, and climbed down, and they all waited until he was over.",
      "@street(hero stand) The traffic light is still there. It does the cars. Beside it, from half past seven, stands {hero} in the yellow coat, and does the rest. And if you look closely you'll see that the grown-ups, too, on certain mornings, cross over with the left foot first.",
    ],
  }),
  story({
    says: [
      /\b(?:refus\w+ to (?:teach|take|train)|would not (?:teach|take|train)|wouldn't (?:teach|take|train)|won't (?:teach|take|train)|doesn't want (?:to teach|a pupil|an apprentice)|didn't want (?:to teach|a pupil|an apprentice)|takes? no (?:pupils?|apprentices?|students?)|took no (?:pupils?|apprentices?|students?)|turn(?:s|ed) (?:her|him|them) away|(?:sweep|wash|peel|polish)\w* .{0,40}for (?:him|her|a year|months))\b/i,
      role(
        "master",
        "sushi master|master|sushi chef|chef|old master|violin maker|watchmaker|swordsmith|blacksmith|potter|maestro|old champion|champion|trainer|coach|carpenter|calligrapher|baker|cook|shoemaker|tailor|teacher|dance teacher|clockmaker|fisherman|pianist|painter",
      ),
      /\b(?:teach|learn\w*|pupils?|apprentices?|student|train|become|wants?|wanted|dream\w*|begs?|begged|asks?|asked)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghosts?|robots?|kill\w*|magic\w*|wizard|witch|dragons?|ninja|kung[- ]?fu|samurai|school|class|spells?)\b/i,
    of: "people",
    after: [
      "@workshop(hero talk, master talk) “No,” said {master}, before {hero} had even opened {his} mouth. “I said no to better ones.” {Hero} looked round. There was a broom in the corner. {He} took it and began to sweep. “That won't change anything,” said {master}. “I know,” said {hero}. “It's only dusty.”",
      "@workshop(hero carry, master look) {Hero} came back the next day, and the day after that. {He} carried water, and polished what could be polished. Nobody explained anything to {him}. But {he} had put the broom where {he} could see {master's} hands. By the winter {hero} could have drawn them from memory, each finger, and what it did when the others were resting.",
      "+ @room.night(hero look) At home {hero} practised with whatever there was: with a carrot, a shoe, a piece of soap. It never came right. The hands in {his} head knew it, and {his} own did not. {He} threw the soap at the wall and picked it up again. In the morning {he} was the first one at the door, with the broom under {his} arm.",
      "@workshop(hero look, master stand) Then, one morning, {hero} saw it. {Master} had stopped in the middle of the movement, and was holding one hand in the other, tightly, so that nobody should see it. The hand was trembling. Outside the most important customer of the year was already sitting. {Master} turned round and looked at {hero}. “Go home,” said {themaster}. “We're closed. For good.”",
    ],
    end: [
      "@workshop(hero talk, master talk) {Hero} leaned the broom against the wall, and washed {his} hands, for as long as {he} had seen it done a thousand times. “Tell me when I'm wrong,” {he} said, and stood in the place where {he} had never been allowed to stand. {Master} was going to say no once more. But {hero} had already begun.",
      "@workshop(hero build, master look) {He} did it slowly. {He} got stuck once, at the place where the thumb comes in, and then {hero} felt a hand on {his} own, an old one, that trembled. “Not like that,” said {master}. “Softer. It isn't your enemy.” So they did it together, four hands, and one of them could not hold still, and one of them had waited for that for a year.",
      "+ @workshop(hero look, master talk) The important customer noticed the difference at once. “This isn't by you,” he said. “No,” said {master}. “It's better than mine was at that age. I sent away forty people, because they wanted to know how it's done. This one wanted to know where the dust was.” {Hero} had to look for something on the floor.",
      "@workshop(hero talk, master sit) {Master} sits beside the stove these days and says what is wrong. It is a good deal. When there is a knock, and a young face looks in, they both call out “No!” at the same time. And then {hero} waits, with {his} back turned, to hear whether anybody picks up the broom.",
    ],
  }),
  story({
    says: [
      /\b(?:(?:tour|tourist|museum|city|castle|mountain|cave|palace|travel) guide|guide in (?:a|the) (?:castle|museum|palace|cave|cathedral)|guided tours?|shows? tourists|showed tourists|leads? tourists|led tourists)\b/i,
      /\b(?:invent\w*|ma(?:kes?|de|king) up|lies?|lied|legend|stor(?:y|ies)|fake|bored|boring|wrong|forg[eo]t\w*|true|truth|same (?:tour|story)|group|lost|real|expert|professor)\b/i,
    ],
    may: [
      /\b(?:tourists?|visitors?)\b/i,
      /\blove[sd]?\b/i,
      role("expert", "professor|historian|expert|old woman|old man|girl|boy|child|tourist|boss|director|teacher"),
    ],
    unless:
      /\b(?:murder\w*|ghosts?|robots?|kill\w*|avalanche|rescu\w+|time travel\w*|dinosaurs?|vampires?|thief|heist|treasure map|curse\w*)\b/i,
    of: "people",
    after: [
      "@castle(hero talk) It had begun with a yawn. A man in a sun hat had yawned, just as {hero} came to the year of the roof. “And on this very step,” {hero} heard {himself} say, “the countess threw her third husband out of the window. Twice.” The sun hat woke up. The whole group came closer. There had never been a countess.",
      "@castle(hero point) By the end of the summer she had eight husbands, a wooden leg and a parrot. {Hero} showed people the scratch on the wall where the parrot had sharpened its beak. They photographed it. They came back with their cousins. In the shop by the gate the first postcards of the countess were on sale, and {hero} could no longer sleep.",
      "+ @room.night(hero read) At night {he} read the real books, one after the other, because {he} hoped to find at least a leg. There was a roof, and a tax, and another roof. Nobody in the whole history of the place had ever thrown anybody out of anything. “They'd have been asleep,” {hero} said to the lamp, “before the second roof.”",
      [
        "@castle(hero look, expert look) Then, one rainy Tuesday, {expert} stood in the front row. {Expert} did not take a single photograph. {Expert} listened to the leg, and the parrot, and all the husbands, and raised a hand. “What was her name?” asked {theexpert}. {Hero} opened {his} mouth. In the whole of that year nobody had asked, and {he} had never thought of one.",
        "@castle(hero look) Then, one rainy Tuesday, a small old lady stood in the front row. She did not take a single photograph. She listened to the leg, and the parrot, and all the husbands, and raised a hand. “What was her name?” she asked. {Hero} opened {his} mouth. In the whole of that year nobody had asked, and {he} had never thought of one.",
      ],
    ],
    end: [
      "@castle(hero talk) “She hasn't got one,” said {hero}. “I made her up. I made up all of it.” {He} sat down on the step with the husbands. “There's nothing here but roofs. I'm very sorry. You can have your money back at the gate.” The rain drummed. Nobody went to the gate.",
      [
        "@castle(hero sit, expert talk) {Expert} sat down beside {him}. “I know that you made it up,” said {expert}. “I've read about all the roofs. But who carried the tiles up there? There's a list in the cellar that nobody ever looks at: a hundred and six women, with names. One of them had a wooden leg.” {Hero} looked up. “Really?” {he} asked. “I nearly fell over,” said {theexpert}, “when I heard you say it.”",
        "@castle(hero sit) The old lady sat down beside {him}. “I know that you made it up,” she said. “I've kept the archive here for thirty years. But who carried the tiles up to all those roofs? There's a list in the cellar that nobody ever looks at: a hundred and six women, with names. One of them had a wooden leg.” {Hero} looked up. “Really?” {he} asked. “I nearly fell over,” said the old lady, “when I heard you say it.”",
      ],
      "+ @castle(hero talk) From then on {hero} began every tour in the cellar. {He} had needed a whole winter for the list, and now {he} knew who had quarrelled about a ladder, who had sung, and who had fallen, and was caught by her apron. Nobody yawned at the roofs any more. They put their heads back, looked up at the tiles, and counted them.",
      "@castle(hero point) On the last step {hero} stops, as always, and shows the scratch on the wall. “And what was that?” they ask. “That,” says {hero}, “nobody knows. You'll have to make it up yourselves.” Then it is quiet for a moment, and you can see them begin.",
    ],
  }),
  story({
    says: [
      /\b(?:photographers?|photo (?:studio|booth|shop|lab)|portrait studio|photograph(?:s|ed|ing)? (?:strangers|people|old|homeless|everyone|couples)|takes? (?:passport )?(?:photos|pictures|portraits)|took (?:passport )?(?:photos|pictures|portraits))\b/i,
      /\b(?:portraits?|old (?:people|man|woman|couple|camera)|village|street|strangers?|homeless|last|studio|blind|faces?|smil\w*|wedding|families|clos\w+|digital|every (?:day|year)|passport)\b/i,
    ],
    may: [
      role(
        "sitter",
        "old woman|old man|elderly woman|elderly man|homeless man|homeless woman|widow|widower|girl|boy|stranger|old couple|couple|woman|man|bride",
      ),
    ],
    unless:
      /\b(?:background|same stranger|wedding photographer|notice[sd]?|murder\w*|ghosts?|robots?|kill\w*|paparazz\w*|spy|spies|model agency|wildlife|animals?|leopard|fox|war|evidence|dead|future|disappear\w*|vanish\w*|blackmail\w*|ex[- ])\b/i,
    of: "people",
    after: [
      "@study(hero look) {Hero} had a rule, and it hung over the camera: do not say “cheese”. People who say “cheese” look like people who say “cheese”. {Hero} fiddled with a lens, and asked what they had had for breakfast, until they forgot that they were being looked at. It was only then that it clicked.",
      [
        "@study(hero look, sitter sit) {Sitter} forgot nothing. {Sitter} sat on the stool as stiff as a spoon, in good clothes, and stared at the floor. “I don't take well,” said {thesitter}. “There isn't a single picture of me. They always cut me off, or I'd shut my eyes.” “For whom is it to be?” asked {hero}. {Sitter} had to think. “For somebody who'd want to know,” said {thesitter}, “that I was there.”",
        "@study(hero look) One day a woman called Mrs Adeyemi came in, who forgot nothing. She sat on the stool as stiff as a spoon, in her good clothes, and stared at the floor. “I don't take well,” she said. “There isn't a single picture of me. They always cut me off, or I'd shut my eyes.” “For whom is it to be?” asked {hero}. She had to think. “For somebody who'd want to know,” she said, “that I was there.”",
      ],
      "+ @study(hero stand) {Hero} tried it with the lens and with the breakfast. {He} told the joke about the two cows. {He} even fell off the ladder, half on purpose. It did not click. “You see?” said the voice from the stool, not even sadly.",
      [
        "@study(hero give, sitter look) {Hero} took nineteen pictures, and on every one of them sat somebody waiting for it to be over. That evening {he} looked at them for a long time. Then {hero} noticed something. In all those years nobody had ever taken a picture of {him}, either. The next morning {he} carried the camera round to the other side, and put the release into {sitter}'s hand.",
        "@study(hero give) {Hero} took nineteen pictures, and on every one of them sat somebody waiting for it to be over. That evening {he} looked at them for a long time. Then {hero} noticed something. In all those years nobody had ever taken a picture of {him}, either. The next morning {he} carried the camera round to the other side, and put the release into Mrs Adeyemi's hand.",
      ],
    ],
    end: [
      [
        "@study(hero sit, sitter look) “You do it,” said {hero}, and sat down on the stool. It was terrible. {He} did not know where to put {his} hands. {He} shut {his} eyes. {He} heard {himself} say “cheese”. And behind the camera something began to shake. It was {sitter}, who laughed, with the whole face and with both shoulders. “Now I know what it looks like!” said {thesitter}.",
        "@study(hero sit) “You do it,” said {hero}, and sat down on the stool. It was terrible. {He} did not know where to put {his} hands. {He} shut {his} eyes. {He} heard {himself} say “cheese”. And behind the camera something began to shake. It was Mrs Adeyemi, who laughed, with her whole face and with both shoulders. “Now I know what it looks like!” she said.",
      ],
      [
        "@study(hero look, sitter look) There was a mirror on the wall, an old one, for straightening ties. In the very moment of the laugh a finger pressed the button. On the picture that came out you can see it all: on the left {hero} on the stool, with closed eyes, and in the mirror, sharp to the last eyelash, {sitter}. Nothing is cut off. “That's me,” said {sitter}, and held it with both hands.",
        "@study(hero look) There was a mirror on the wall, an old one, for straightening ties. In the very moment of the laugh a finger pressed the button. On the picture that came out you can see it all: on the left {hero} on the stool, with closed eyes, and in the mirror, sharp to the last eyelash, Mrs Adeyemi. Nothing is cut off. “That's me,” she said, and held it with both hands.",
      ],
      "+ @study(hero give) {Hero} took no money for it. “I'd have had to pay you,” {he} said. The next day there was somebody at the door who also did not take well, and then there were five of them. It seemed to have got round. {Hero} took the rule down from the wall and hung up the mirror in its place.",
      "@street(hero look) In the window, between the brides and the babies, there is a photograph in which the photographer has {his} eyes shut. It is the only one that is not for sale. People stop, and bend forward, and look past {him} into the mirror, and then they smile without anyone's having told them to.",
    ],
  }),
];
