import { role, story } from "../subject-story.ts";

/** Stories of old masters and late beginners: sushi, tattoos, pots, magic, and a dancer with one leg. */
export const oldMasters = [
  story({
    says: [
      role(
        "master",
        "master|sushi master|sushi chef|master chef|sword ?smith|blacksmith|potter|calligrapher|noodle maker|tea master|watchmaker|violin maker|luthier|glass ?blower|carpet weaver|weaver|baker|confectioner|shoemaker|puppeteer|knife maker",
      ),
      role("pupil", "apprentice|pupil|student|trainee|disciple|intern|learner|novice"),
      /\b(?:perfect|retire\w*|clumsy|patien\w+|impatient|lesson|years|learn\w*|teach\w*|taught|trust\w*|secret|tests?|refus\w+|only|last|successor|wash\w*|rice|prove[sd]?)\b/i,
    ],
    may: [
      /\b(?<craft>(?:egg sushi|sushi|rice|noodles|knife|knives|swords?|bowls?|tea|violins?|glass|carpets?|bread|watch(?:es)?|clocks?|letters|characters|shoes|puppets?|pralines|croissants?|omelette|soup|dumplings))\b/i,
    ],
    unless:
      /\b(?:murder\w*|kill\w*|ghosts?|vampires?|magic\w*|wizard|sorcerer|kung ?fu|samurai|karate|robots?|dead|dies|died|in love|school|music|forger|thief|monk|judo|chess)\b/i,
    early:
      /^(?:Then|Until) (?:his|her|their|the) (?:[a-z]+ )*(?:apprentice|pupil|student|trainee|disciple) could [^.]*\.?$/i,
    after: [
      "@workshop(pupil carry, master look) {Pupil} had come with two clean aprons and with the firm idea of being good at it by the summer. For the first half-year {pupil} scrubbed the floor. “I'll say yes on the day when you've made one perfect piece,” said {master}. “When do I begin?” asked {pupil}. “You have begun,” said {master}. “You still walk across it as if it belonged to someone else.”",
      [
        "@workshop(pupil cook, master look) Then at last there was {craft}. {Pupil} tried it in the morning and tried it at night, and laid each attempt before {master} on a white cloth. {Master} looked at it from the left and from the right. “No,” said {themaster}, always in the same voice. By the end of the year {pupil} had counted two hundred of them.",
        "@workshop(pupil build, master look) Then at last {pupil} was allowed to touch the tools. {Pupil} tried it in the morning and tried it at night, and laid each attempt before {master} on a white cloth. {Master} looked at it from the left and from the right. “No,” said {themaster}, always in the same voice. By the end of the year {pupil} had counted two hundred of them.",
      ],
      "+ @street.night(pupil walk) Once {pupil} took off the apron and walked out. It was raining. At the corner {pupil} turned round and saw the window, and behind it {master}, who had taken the failed piece off the white cloth, and was holding it close to {masterhis} eyes and smiling. {Pupil} stood in the rain for a long time. Then {pupil} went back in and hung up the wet coat. Neither of them ever mentioned it.",
      "@workshop(master sit, pupil look) In the third winter {master}'s hands began to tremble. {Master} put them under the table when there were guests, but {pupil} had looked at those hands for three years and knew them better than {pupilhis} own. One evening an old customer came in, whom nobody could send away. “The usual,” he said.",
    ],
    end: [
      "@workshop(pupil build, master sit) {Master} looked at the table, and at {pupil}, and moved to one side. {Pupil} washed and dried {pupilhis} fingers and did not think of the summer, or of being good. {Pupil} thought of the old man, who had come on foot, and had a cold. It went quickly. When it lay there, {pupil} bowed, and did not wait for the no.",
      "@workshop(master talk, pupil look) The old customer took it and was silent. He looked across at {master}. “You've got better,” he said, “at your age.” {Master} shook {masterhis} head and pointed with {masterhis} chin. The man turned round and gazed at {pupil}, and then he got up, cold and all, and bowed as well. {Pupil} had to hold on to the edge of the table. “Yes,” said {master}. It was the first one.",
      "+ @workshop.night(master give, pupil take) When they had closed, {master} went to the cupboard and fetched the white cloth. It was full of fine spots that would not wash out, one for each attempt. “My own had four hundred,” said {themaster}. “I hid it from my master. He'd hidden his from me.” {Master} folded the cloth and held it out with both trembling hands. “You were quick,” {masterhe} said. “I didn't want you to know.”",
      "@workshop(master sit, pupil build) {Master} comes only in the mornings now, sits on the guests' side, and is given tea. There is a new apprentice, a tall one with two clean aprons, who scrubs the floor and asks when it begins. {Master} looks at {pupil}, and {pupil} looks at {master}. “You still walk across it,” says {pupil}, and has to bend down quickly, as if to pick something up.",
    ],
  }),
  story({
    says: [
      /\btattoo\w*\b/i,
      role(
        "client",
        "woman|lady|man|grandmother|grandfather|grandma|grandpa|widow|widower|nun|pensioner|customer|client|great-grandmother|nana",
      ),
      /\b(?:first|old|elderly|[6-9]\d|eighty|seventy|ninety|grand\w+|retired|widow\w*|last wish)\b/i,
    ],
    unless:
      /\b(?:murder\w*|kill\w*|ghosts?|vampires?|magic\w*|comes? to life|came to life|prison\w*|gang|mafia|detectives?|alive|moves?|moved)\b/i,
    of: "people",
    lead: "artist",
    may: [role("artist", "tattoo artist|tattooist|tattooer")],
    after: [
      "@shop(artist talk, client stand) The bell over the door rang, and the two lads on the bench took their feet off the table. “I've got an appointment,” said {client}, and hung a coat on the skeleton. {Hero} looked in the book. It was true. “You know that it hurts?” asked {hero}. “Young person,” said {client}, “I've had a hip, and a bad winter, and a tax inspection.”",
      "@shop(client sit, artist look) {Hero} laid out the books with the roses and the anchors. “Nice,” said {client}, and shut the last one. “But I've brought my own.” Out of the handbag came a shopping list. It was yellow, and somebody had written on it in pencil: bread, milk, soap, and you.",
      "+ @shop(artist talk, client talk) “It lay on the kitchen table, the day we moved in together,” said {client}. “I was so annoyed, because the butter had been forgotten. I only read it to the end in the shop.” The lads on the bench had stopped whispering. {Hero} held the list under the lamp. The pencil was hardly to be seen any more. In a year or two there would be nothing left but paper.",
      "@shop(artist look, client sit) “Where would you like it?” asked {hero}. {Client} rolled up a sleeve and laid a thin arm on the cushion. {Hero} had covered backs with dragons and had never trembled. “What if it goes wrong?” {hero} asked. “I've only got the one list. There's no second.”",
    ],
    end: [
      "@shop(client talk, artist write) “Then we'll have something to laugh at,” said {client}, and shut both eyes. {Hero} began with the b. It took two hours, because {hero} followed every wobble of the pencil, even the place where it had slipped. One of the lads came over and held {client}'s other hand.",
      "@shop(client look, artist look) When it was finished, {hero} wiped it clean and turned the lamp. There it stood, black and sure, as if it had been written this morning. {Client} looked at it for so long that {hero} grew uneasy. “Is it all right?” “It's the handwriting,” said {client}. “I thought I should never see it new again.” A tear ran down and fell right beside the milk.",
      "+ @shop(client give, artist talk) “What do I owe you?” {Client} had the purse out already. {Hero} shook {his} head, but {client} put down the money to the last penny, and after that a packet in greaseproof paper. It was butter. “That was what was missing,” said {client}. “I've always bought one too many since then.”",
      "@shop(artist write, client sit) Since then there has been a new book on the table, between the roses and the anchors. It holds notes and lists in the handwriting of people who don't write any more. {Client} comes on Thursdays and sits on the bench between the lads, with one sleeve rolled up. “It hardly hurts,” {client} tells the frightened ones. “Far less than a tax inspection.”",
    ],
  }),
  story({
    says: [
      /\b(?:danc(?:er|ers|ing)|ballerina|ballet|acrobat|skater|figure skater|trapeze|climber|surfer|skier|runner|footballer|swimmer|gymnast|cyclist)\b/i,
      /\b(?:los(?:es?|t) (?:a|one|his|her|the|both) (?:left |right )?(?:legs?|foot|feet|arms?|hand)|one leg|one-legged|wheelchair|paraly[sz]ed|amputat\w+|prosthe\w+|artificial leg|accident|injur\w+)\b/i,
      /\b(?:stage|back|return\w*|again|comeback|dance[sd]?|compete[sd]?|ice|come[s]? back|came back|never|still|tour)\b/i,
    ],
    may: [
      role(
        "partner",
        "partner|sister|brother|friend|teacher|daughter|son|mother|father|husband|wife|nurse|therapist|physiotherapist|trainer|coach",
      ),
    ],
    unless:
      /\b(?:murder\w*|kill\w*|ghosts?|vampires?|robots?|horse|dog|animals?|replaces?|replaced|understudy|stand-in|school|memory|amnesia)\b/i,
    of: "people",
    after: [
      "@bedroom(hero sit) For a long time {hero} did not want to hear any music. When somebody whistled in the corridor {he} pulled the pillow over {his} head. The worst thing was the feet of the others. They walked about out there and did not know what they were doing. They did it as if it were nothing.",
      [
        "@room(partner talk, hero sit) {Partner} came every day and never talked about it. {Partner} peeled oranges. One afternoon {thepartner} drummed on the edge of the bed with two fingers, without thinking, and stopped in the middle of the bar. {Hero} waited. {He} looked at the ceiling. Then {hero} knocked the missing beats on the wood of the bed, hard and exact. “There you are,” said {partner}.",
        "@room(hero sit) Then one afternoon the rain dripped on the tin outside the window. It dripped in threes, with a hole in the middle of the bar. {Hero} tried not to listen. It went on for an hour. In the end {he} could stand that hole no longer. {Hero} knocked the missing beat on the wood of the bed, hard and exact. And again. “There you are,” said the night nurse in the door.",
      ],
      "+ @gym(hero walk) After that it was work, and it was ugly. {Hero} fell down in front of the mirror, and fell down beside it. {He} swore in three languages. {He} sold {his} old shoes, and bought them back the next day for more. What {he} had been able to do in {his} sleep now had to be found again, inch by inch, and it was never in the place where it had been before.",
      "@theatre.night(hero stand) The evening came when {hero}'s name was on the posters. Behind the curtain {he} heard the people whispering, and {he} knew that word, although nobody said it aloud: poor. They had come to be kind. “I can't go out there,” said {hero}. “They'll clap whatever I do.” The stage manager looked at the clock. The lights went down.",
    ],
    end: [
      "@theatre.night(hero dance) {Hero} went out into the dark and did not begin. {He} let them wait. {He} stood quite still in the round of light, until the last cough had died away, and the kindness had become embarrassing. Then {he} gave a single knock on the boards. Nobody had ever heard a sound like it: wood, and metal, and will. {Hero} left a hole after it. In that hole the whole house held its breath.",
      "@theatre.night(hero dance) And then it came. {He} used the crooked and the heavy part, and the silence in between, and turned each of them into a beat. It was no longer something that was missing. It was something that only {hero} had. In the third row a man who had come to be kind had stood up, and had forgotten why.",
      [
        "+ @theatre.night(hero stand, partner look) They did not clap at the end. For the length of three breaths there was nothing at all, and {hero} thought that it was over. In the wings {partner} drummed two fingers on the edge of the curtain. Then it broke loose, and it had nothing to do with pity. It sounded like hail. “Again!” they shouted from the gallery. “Show us how that goes!”",
        "+ @theatre.night(hero stand) They did not clap at the end. For the length of three breaths there was nothing at all, and {hero} thought that it was over. Then it broke loose, and it had nothing to do with pity. It sounded like hail. “Again!” they shouted from the gallery. “Show us how that goes!”",
      ],
      "@gym(hero talk) {Hero} teaches now, on the mornings after. “Listen to the hole,” {hero} tells them, and knocks on the boards. And when it rains on the tin outside the window, in threes, {he} stops the class, and all of them stand still until it is their turn.",
    ],
  }),
  story({
    says: [
      /\b(?:magician['’]?s?|illusionist['’]?s?|conjuror['’]?s?)\b/i,
      /\b(?:assistant|helper|saw(?:n|ed|s|ing)? (?:him|her|in)|in half|box)\b/i,
      /\b(?:own (?:show|act|tricks?|career)|fed up|tired|quit\w*|rebel\w*|takes? over|took over|better|steal(?:s)? the show|star|sick|drunk|step(?:s|ped)? in|secretly|revenge|fail\w*|disappear\w*|vanish\w*|shadow)\b/i,
    ],
    may: [role("boss", "magician|illusionist|conjuror")],
    unless: /\b(?:murder\w*|kill\w*|ghosts?|vampires?|rabbit|real magic|dies|died|robots?|children|party)\b/i,
    of: "people",
    after: [
      [
        "@theatre(hero stand, boss stand) Every evening at twenty past nine {hero} was sawn through, to great applause, and it was {boss} who bowed. {Hero} lay in the box with {his} knees at {his} chin and listened. It was {he} who undid the hook with {his} toe. It was {he} who pushed out the false feet.",
        "@theatre(hero stand) Every evening at twenty past nine {hero} was sawn through, to great applause, and it was somebody else who bowed. {Hero} lay in the box with {his} knees at {his} chin and listened. It was {he} who undid the hook with {his} toe. It was {he} who pushed out the false feet.",
      ],
      "@kitchen.night(hero write) At night, at the kitchen table, {hero} invented. {He} had an exercise book full of things that nobody had ever seen. A teapot poured what each guest was thinking of. A coat hung itself up. “And who'd be in the box?” asked the wardrobe lady, who was allowed to read it. “Nobody,” said {hero}. “I'd burn the box.” The wardrobe lady turned the page. “I'd buy a ticket,” she said.",
      [
        "+ @theatre(boss talk, hero talk) {Hero} showed the book to {boss} as well. {Boss} leafed through it and laughed with all those teeth. “Sweet,” said {theboss}. “But they don't come to see the one who's sawn. They come for the one who saws.” Two weeks later the coat that hung itself up was in the programme. {Boss} had invented it, it said on the poster.",
        "+ @theatre(hero talk) {Hero} showed the book in the dressing room. It was leafed through, and there was laughter. “They don't come to see the one who's sawn,” {hero} was told. “They come for the one who saws.” Two weeks later the coat that hung itself up was in the programme. There was only one name on the poster, and it was not {hero}'s.",
      ],
      "@theatre.night(hero look) Then came the big night, with the people from the television in the first row. The lid was shut, the drum rolled, and the saw was lifted. In the dark of the box {hero} had {his} toe on the hook. {He} thought of the exercise book. Then {hero} took {his} toe off again, quite gently, and folded {his} arms. Outside the saw began, and stuck.",
    ],
    end: [
      "@theatre.night(hero stand) The drum rolled on, and rolled, and began to sound tired. From inside there came a knock. “Who's there?” called somebody in the gallery. “The one who does it,” said {hero} clearly through the wood. The whole house laughed. The lid went up by itself. {Hero} climbed out in one piece, with {his} hair on end, took a bow, and borrowed the microphone.",
      "@theatre.night(hero talk) “I'll show you how it's done,” said {hero} to the people. “It's much more beautiful than not knowing.” And {he} showed them: the hook, and the toe, and thirteen years of practice. Then {he} showed them something that they did not understand at all. {He} asked an old man in the fourth row to think of a drink, and picked up the teapot.",
      [
        "+ @theatre.night(boss look, hero give) It was cocoa. The old man wept, because it had the taste of a kitchen that was no longer there. {Boss} had sat down on the edge of the stage with the saw across {bosshis} knees. “How on earth?” asked {boss}. It was the first honest question in all those years. {Hero} poured {bosshim} a cup. It was cold tea, the way {boss} had always liked it, and had never told anyone.",
        "+ @theatre.night(hero give) It was cocoa. The old man wept, because it had the taste of a kitchen that was no longer there. “How on earth?” asked the people from the television, one after the other. {Hero} poured each of them a cup, and it was something different every time. The wardrobe lady in the wings had bought a ticket, and held it up.",
      ],
      "@theatre(hero stand) There is a new poster now, and the name on it is {hero}'s. The box stands in the foyer with the lid open, and the guests put their umbrellas in it. At twenty past nine each evening {hero} asks who would like to be the one who bows. There is always somebody who has never been asked.",
    ],
  }),
  story({
    says: [
      /\b(?:pottery|potter|ceramics?|potter['’]s wheel|porcelain|kintsugi|glass ?blow\w+)\b/i,
      /\b(?:class|course|workshop|teacher|beginners?|learn\w*|lessons?|studio|manager|master|hobby)\b/i,
      /\b(?<broken>(?:(?:the|her|his|their|an?) (?:[a-z]+['’]s )?(?:(?:old|oldest|most|favourite|precious|antique|valuable|tea) ){0,3})?(?:bowl|vase|pot|cup|teacup|jug|plate|dish|teapot))\b/i,
      /\b(?:br[eo]a?k\w*|broken|drop(?:s|ped)?|crack\w*|shatter\w*|smash\w*|impatien\w+|crooked|collaps\w+|perfect\w*)\b/i,
    ],
    may: [role("teacher", "teacher|master|potter|instructor")],
    unless:
      /\b(?:murder\w*|kill\w*|ghosts?|vampires?|magic\w*|urn|ashes|cat|dog|children|school|grandmother|grandma)\b/i,
    of: "people",
    after: [
      "@workshop(hero look) It made hardly any noise. {Hero} stood there with empty hands, in an apron that was much too clean, and the pieces rocked on the floor until they lay still. “I'll pay for it,” said {hero} at once, and felt for {his} purse. “What does such a thing cost?”",
      [
        "@workshop(teacher talk, hero look) {Teacher} knelt down and picked up the pieces, one by one, and laid them on a cloth. “It was two hundred years old,” said {teacher}. “It doesn't cost anything. You can't buy it.” “Then how can I put it right?” {he} asked. {Teacher} pushed the cloth over to {him}. “Come on Thursday,” said {theteacher}. “And on all the other Thursdays.”",
        "@workshop(hero look) The pieces were picked up, one by one, and laid on a cloth. It had been two hundred years old, they told {hero}. It did not cost anything, because it could not be bought. “Then how can I put it right?” {he} asked. The cloth was pushed over to {him}. “Come on Thursday. And on all the other Thursdays.”",
      ],
      "+ @workshop(hero sit) The first four Thursdays {hero} did nothing but sort. There were forty-three pieces. {He} had brought {his} telephone and a watch, and looked at both. With the glue {he} was so hasty that {he} stuck {his} own thumb to the table, and the pensioners from the next bench had to free {him} with a spatula. They laughed so heartily that in the end {hero} laughed, too.",
      "@workshop(hero build) By the winter {he} had left the watch at home. You could not hurry the thing. A seam needed a week to dry; if you pressed, it slipped. {Hero} began to know each piece by its edge, like a face. Then {he} came to the last gap, and there was nothing to put in it. One piece, as large as a fingernail, was gone for ever.",
    ],
    end: [
      "@workshop(hero talk) “Now it's spoilt after all,” said {hero}, and {he} was close to tears over a hole. A small dish was set down before {him}, with lacquer in it and a dust like sunlight. “Where it was broken it gets gold,” {he} heard. “So that everybody sees where it has lived.” {Hero} took the finest brush and held {his} breath.",
      [
        "@workshop(hero give, teacher take) It took until midnight. The gold ran over {thebroken} like rivers on a map, and it shone most where the piece was missing. {Hero} carried it across the room in both hands, step by step. {Teacher} held it to the light. “Before, it was old,” said {teacher}. “Now it's got a story.” And {teacher} filled it with tea and gave it to {hero} to drink first.",
        "@workshop(hero give) It took until midnight. The gold ran over {thebroken} like rivers on a map, and it shone most where the piece was missing. {Hero} carried it across the room in both hands, step by step. The pensioners stood up from their benches. “Before, it was old,” one of them said. “Now it's got a story.” Then it was filled with tea, and {hero} was given it to drink first.",
      ],
      "+ @study(hero talk) At work they no longer recognised {hero}. When a project broke, {he} did not ask whose fault it was. {He} fetched a cloth, so to speak, and had all the pieces laid out. “And how long will it take?” they asked. “Until it's dry,” said {hero}. A strange thing happened: the work came out better, and was finished earlier.",
      "@workshop(hero build) {Thebroken} stands in the window of the workshop again, with its golden rivers, and is used every Thursday. {Hero}'s own first cup stands beside it. In the autumn a new pupil dropped it, a lady in a great hurry. {Hero} knelt down and picked up the pieces. “Come on Thursday,” said {hero}.",
    ],
  }),
];
